/**
 * Footer and phone bar as the server wrote them, brought to life after the page: nobody needs their code to read or to buy.
 * Where that code cannot be had they stay as they are, and their links lead on as links do.
 */
import { lazy, memo, Suspense, type ComponentType } from 'react';

async function later(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const Part = import.meta.env.SSR
    ? await load()
    : lazy(() =>
        load().then(
          (component) => ({ default: component }),
          () => new Promise<never>(() => {}),
        ),
      );
  // What it shows must not change before that: the server's words are compared with its first own ones.
  // Without properties it is not rendered again while it waits, which would take it off the screen.
  return memo(() => (
    <Suspense>
      <Part />
    </Suspense>
  ));
}

export const LaterFooter = await later(async () => (await import('./footer.tsx')).Footer);
export const LaterPhoneBar = await later(async () => (await import('./phone-bar.tsx')).PhoneBar);
