/** What comes with its own code once somebody wants it, and is left out where that cannot be had: only for what helps. */
import { lazy, Suspense, type ComponentType } from 'react';

export function whenWanted<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (properties: Props) => React.ReactNode {
  const Part = lazy(() =>
    load().then(
      (component) => ({ default: component as ComponentType<object> }),
      () => ({ default: () => null }),
    ),
  );
  return (properties) => (
    <Suspense>
      <Part {...properties} />
    </Suspense>
  );
}
