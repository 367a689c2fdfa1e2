/** What can happen without end is told at once, and from then on once a minute, with how often it happened. */

export type Tally = {
  /** @param tell is called now or later, with how many there were since it was told last; of several the latest is */
  add(tell: (times: number) => void): void;
  /** Tells what is still to be told. */
  flush(): void;
};

const aMinuteMs = 60_000;

export function createTally(clock: () => Date, everyMs = aMinuteMs): Tally {
  let untold = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  let latest: (times: number) => void = () => {};
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (untold === 0) return;
    const times = untold;
    untold = 0;
    toldAt = clock().getTime();
    latest(times);
  }

  return {
    add(tell) {
      latest = tell;
      untold += 1;
      if (clock().getTime() >= toldAt + everyMs) flush();
      // What comes last is told as well, though nothing follows it.
      else timer ??= setTimeout(flush, everyMs).unref();
    },
    flush,
  };
}

export type Tallies = { of(name: string): Tally; flush(): void };

/** A tally for each name; the names are the shop's own, or they would be without end as well. */
export function createTallies(clock: () => Date, everyMs = aMinuteMs): Tallies {
  const tallies = new Map<string, Tally>();
  return {
    of(name) {
      const tally = tallies.get(name) ?? createTally(clock, everyMs);
      tallies.set(name, tally);
      return tally;
    },
    flush: () => tallies.forEach((tally) => tally.flush()),
  };
}
