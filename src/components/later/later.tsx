/** A part of a page as the server wrote it, brought to life after the page: its code is no part of the first load. */
import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { isYetToLive } from '../../browser/page-lifecycle.ts';
import { keepTrying } from '../../lib/keep-trying.ts';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** A part of a page with a file of its own. */
export type LaterPart<Props extends object> = ComponentType<Props> & {
  /** Resolves once it can be shown. Rejects where its file cannot be had. */
  readonly arrive: () => Promise<void>;
};

/**
 * To be named among the `parts` of its page. On a page that the server wrote the part comes to life once its own file is
 * there, and stays as it was written until then; everywhere else the page is shown once the part is there too, so that nothing jumps: its file comes beside the page's data.
 *
 * @param meanwhile stands where the server wrote nothing, as long as the code is on its way
 * @returns the part; its properties have to stay the same while it waits, or it is taken off the screen until it comes
 */
export function later<Props extends object>(load: Load<Props>, meanwhile?: ReactNode): LaterPart<Props> {
  if (!import.meta.env.SSR && isYetToLive())
    return Object.assign(asleep(load, meanwhile), { arrive: async () => {} });
  let Arrived: ComponentType<Props> | undefined;
  const Part = (properties: Props) => {
    if (!Arrived) throw new Error('not among the parts of its page');
    return <Arrived {...properties} />;
  };
  const arrive = async () => {
    Arrived ??= await load();
  };
  return Object.assign(inSuspense(Part), { arrive });
}

/** The same for what nobody waits for on any page: where the server wrote nothing it comes when it comes. */
export async function whenever<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
  return import.meta.env.SSR ? inSuspense(await load()) : asleep(load);
}

/** What comes with its own code once somebody wants it, and is left out until that is there: only for what helps. */
export const whenWanted = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  inSuspense(lazily(load));

function asleep<Props extends object>(load: Load<Props>, meanwhile?: ReactNode): ComponentType<Props> {
  const Part = lazily(load);
  // What it shows must not change before it is alive: the server's words are compared with its first own ones.
  return memo(inSuspense(Part, meanwhile)) as unknown as ComponentType<Props>;
}

const lazily = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  lazy(() => keepTrying(load).then((component) => ({ default: component })));

/** The same tree on the server, asleep and awake: what the server wrote is taken up by it. */
const inSuspense =
  <Props extends object>(Part: ComponentType<Props>, meanwhile?: ReactNode) =>
  (properties: Props) => (
    <Suspense fallback={meanwhile}>
      <Part {...properties} />
    </Suspense>
  );
