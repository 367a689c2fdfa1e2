/**
 * The footer as the server wrote it, brought to life after the page: nobody needs its code to read or to buy.
 * Where that code cannot be had the footer stays as it is, and its links lead on as links do.
 */
import { lazy, memo, Suspense } from 'react';

const load = async () => (await import('./footer.tsx')).Footer;

const Footer = import.meta.env.SSR
  ? await load()
  : lazy(() =>
      load().then(
        (component) => ({ default: component }),
        () => new Promise<never>(() => {}),
      ),
    );

// What it shows must not change before that: the server's words are compared with its first own ones.
// Without properties it is not rendered again while it waits, which would take it off the screen.
export const LaterFooter = memo(() => (
  <Suspense>
    <Footer />
  </Suspense>
));
