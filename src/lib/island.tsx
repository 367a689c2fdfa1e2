/**
 * Islands: parts of a page as the server wrote it, brought to life after the page. Their code is no part of the first load.
 * Each is declared once, where it is used. What travels in which file, and what is asked for with a page, `build/islands.ts` reads
 * from these declarations (decision 0048): they are written as
 * `island(async () => (await import('./part.tsx')).Part)`.
 */
import {
  lazy,
  memo,
  Suspense,
  type ComponentType,
  type ReactNode,
  useSyncExternalStore,
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
} from 'react';
import { bringLaterStyles } from '../browser/later-styles.ts';
import { isYetToLive, isAlive } from '../browser/page-lifecycle.ts';
import { pressHeld } from '../browser/presses.ts';
import { keepTrying } from './keep-trying.ts';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** Brings an island's code, once. Rejects where it cannot be had. */
export type Arrive = () => Promise<void>;

/** All that were declared so far, in their order. What belongs to a visitor is never in here. */
const declared: Arrive[] = [];
let taken = 0;

/**
 * Those that were declared since this was asked last: a page's file asks once it and all that it imports have been evaluated. One
 * in a file that several pages import is the first page's; by the time of the second it is there.
 */
export const takeDeclared = (): readonly Arrive[] => declared.slice(taken, (taken = declared.length));

/** For the server, which writes all of them: an island may declare others. */
export async function arriveAll(): Promise<void> {
  for (const arrive of declared) await arrive();
}

/**
 * On a page that the server wrote it comes to life once its own file is there, and stays as it was written until then. Everywhere
 * else the page is shown once it is there too, so that nothing jumps: its file comes beside the page's data.
 *
 * @param meanwhile stands where the server wrote nothing, as long as the code is on its way
 * @returns the part; its properties have to stay the same while it waits, or it is taken off the screen until it comes
 */
export function island<Props extends object>(load: Load<Props>, meanwhile?: ReactNode): ComponentType<Props> {
  return !import.meta.env.SSR && isYetToLive() ? asleep(load, meanwhile) : awaited(load, meanwhile);
}

/** The same for what nobody waits for on any page: where the server wrote nothing it comes when it comes. */
export const looseIsland = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  import.meta.env.SSR ? awaited(load) : asleep(load);

/** What comes with its own code once somebody wants it, and is left out until that is there: only for what helps. Its styles come behind the page. */
export const onDemand = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  inSuspense(lazily(async () => (await Promise.all([load(), bringLaterStyles()]))[0]));

function awaited<Props extends object>(load: Load<Props>, meanwhile?: ReactNode): ComponentType<Props> {
  let Arrived: ComponentType<Props> | undefined;
  declared.push(async () => {
    Arrived ??= await load();
  });
  // Where a page did not wait for it, it comes when it comes.
  const Late = lazily(load);
  return inSuspense((properties: Props) => {
    const Part = Arrived ?? Late;
    return <Part {...properties} />;
  }, meanwhile);
}

function asleep<Props extends object>(load: Load<Props>, meanwhile?: ReactNode): ComponentType<Props> {
  // What it shows must not change before it is alive: the server's words are compared with its first own ones.
  return memo(
    inSuspense(
      lazily(async () => waking(await load())),
      meanwhile,
    ),
  ) as unknown as ComponentType<Props>;
}

/** Once it is alive it answers what was pressed on it before. */
const waking =
  <Props extends object>(Part: ComponentType<Props>) =>
  (properties: Props) => {
    useEffect(pressHeld, []);
    return <Part {...properties} />;
  };

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

const isNeverChanging = () => () => {};

/**
 * Whether what the server wrote has come to life: only then may it show what the server cannot know.
 *
 * @returns false on the server and while its words are taken up; true from then on, and for what the browser made itself
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    isNeverChanging,
    () => true,
    () => false,
  );

/** Whether the page began as the bare shell, and is looked at from its top. */
export const BeginsAtTop = createContext(false);

/**
 * Shown a moment after what stands above it, on a page that the browser makes all by itself: a slow phone needs half of its
 * time for what nobody sees yet. Everywhere else it is there at once.
 */
export function Below({ children }: { children: ReactNode }) {
  const isFirst = useContext(BeginsAtTop) && !isAlive();
  return useDeferredValue(true, !isFirst) && children;
}
