/** A part of a page as the server wrote it, brought to life after the page: its code is no part of the first load. */
import { lazy, memo, Suspense, type ComponentType } from 'react';
import { isYetToLive } from '../../lib/browser.ts';

/**
 * Awaited at the top of a page's module. On a page that the server wrote the part comes to life once its own file is there, and
 * stays as it was written where that cannot be had; everywhere else the page is shown once the part is there too, so that
 * nothing jumps.
 *
 * @returns the part; its properties have to stay the same while it waits, or it is taken off the screen until it comes
 */
export async function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR || !isYetToLive()) {
    const Part = await load();
    // The same tree as below: what the server wrote is taken up by it.
    return (properties) => (
      <Suspense>
        <Part {...properties} />
      </Suspense>
    );
  }
  const Part: ComponentType<Props> = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => new Promise<never>(() => {}),
    ),
  );
  const Later = (properties: Props) => (
    <Suspense>
      <Part {...properties} />
    </Suspense>
  );
  return memo(Later) as unknown as ComponentType<Props>;
}
