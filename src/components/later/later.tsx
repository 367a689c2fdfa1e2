/** A part of a page as the server wrote it, brought to life after the page: its code is no part of the first load. */
import { lazy, memo, Suspense, type ComponentType } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/**
 * Awaited at the top of a module: on the server the part is there, in the browser it comes with its own file. Where that cannot
 * be had the part stays as the server wrote it.
 *
 * @returns the part; its properties have to stay the same while it waits, or it is taken off the screen until it comes
 */
export async function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const Part: ComponentType<Props> = import.meta.env.SSR
    ? await load()
    : lazy(() =>
        load().then(
          (component) => ({ default: component }),
          () => new Promise<never>(() => {}),
        ),
      );
  const Later = (properties: Props) => (
    <Suspense fallback={<Skeleton />}>
      <Part {...properties} />
    </Suspense>
  );
  return memo(Later) as unknown as ComponentType<Props>;
}
