/** Keeps a number of workers at work: who dies is replaced, and a new release takes their places one after the other. */
import { setTimeout as pause } from 'node:timers/promises';

/** A process that serves, as the one sees it that keeps it. */
export type WorkerProcess = {
  /** Settles once it takes requests; never where it ends before. */
  readonly open: Promise<void>;
  /** Settles with how it ended, in words for a log. */
  readonly ended: Promise<string>;
  /** Asks it to finish what it does and end. @param isReplaced where another one has its place already */
  stop(isReplaced: boolean): void;
  /** Ends it at once. */
  kill(): void;
};

export type WorkersOptions = {
  readonly count: number;
  /** Begins a process for a place, from 0. */
  readonly fork: (place: number) => WorkerProcess;
  /** Is told what a shopkeeper should read. */
  readonly complain: (line: string) => void;
  /** How long who was told to end may take before it is ended. */
  readonly patienceMs: number;
};

export type Workers = {
  /** Puts a new process into each place, one after the other: requests go on being taken all the while. Where a new one does not open the others stay. */
  renew(): Promise<void>;
  /** Ends all of them. */
  stop(): Promise<void>;
  /** Ends all of them at once. */
  kill(): void;
};

/** After the first death the place is filled at once; who dies again and again is waited with. */
const longestPauseMs = 15_000;
/** Who lived as long did not die of how it began. */
const stableAfterMs = 60_000;

type Kept = {
  readonly place: number;
  readonly process: WorkerProcess;
  /** Its end is wanted, or nobody's concern. */
  isLeaving: boolean;
};

/**
 * Begins the first worker, and once that is open the others: the first brings the database up to date for all.
 *
 * @throws Error with how it ended, where the first one ends before it is open
 */
export async function keepWorkers(options: WorkersOptions): Promise<Workers> {
  const { count, fork, complain, patienceMs } = options;
  const living = new Set<Kept>();
  const deaths = new Map<number, number>();
  let isStopping = false;
  let renewing: Promise<void> = Promise.resolve();

  function begin(place: number, isLeaving = false): Kept {
    const began = performance.now();
    const kept: Kept = { place, process: fork(place), isLeaving };
    living.add(kept);
    void kept.process.ended.then((how) => {
      living.delete(kept);
      if (kept.isLeaving || isStopping) return;
      if (performance.now() - began > stableAfterMs) deaths.delete(place);
      complain(`A worker ended (${how}); another one takes its place.`);
      void replace(place);
    });
    return kept;
  }

  async function replace(place: number): Promise<void> {
    const before = deaths.get(place) ?? 0;
    deaths.set(place, before + 1);
    if (before > 0) await pause(Math.min(longestPauseMs, 250 * 2 ** before), undefined, { ref: false });
    // A renewal may have filled the place meanwhile.
    if (!isStopping && ![...living].some((kept) => kept.place === place && !kept.isLeaving)) begin(place);
  }

  async function end(kept: Kept, isReplaced: boolean): Promise<void> {
    kept.isLeaving = true;
    kept.process.stop(isReplaced);
    const late = setTimeout(() => kept.process.kill(), patienceMs);
    await kept.process.ended;
    clearTimeout(late);
  }

  async function renewPlace(place: number): Promise<boolean> {
    const old = [...living].filter((kept) => kept.place === place);
    // While it comes up, its end is told here and not made up for: the old one is still there.
    const next = begin(place, true);
    if (!(await isOpened(next.process))) {
      complain('The new release does not start; the workers of the old one stay.');
      return false;
    }
    next.isLeaving = false;
    deaths.delete(place);
    await Promise.all(old.map((kept) => end(kept, true)));
    return true;
  }

  const first = begin(0, true);
  const how = await Promise.race([first.process.open, first.process.ended]);
  if (how !== undefined) throw new Error(how);
  first.isLeaving = false;
  for (let place = 1; place < count; place += 1) begin(place);

  return {
    renew() {
      renewing = renewing.then(async () => {
        for (let place = 0; place < count && !isStopping; place += 1) if (!(await renewPlace(place))) return;
      });
      return renewing;
    },
    async stop() {
      isStopping = true;
      await Promise.all([...living].map((kept) => end(kept, false)));
    },
    kill() {
      isStopping = true;
      for (const kept of living) kept.process.kill();
    },
  };
}

const isOpened = ({ open, ended }: WorkerProcess): Promise<boolean> =>
  Promise.race([open.then(() => true), ended.then(() => false)]);
