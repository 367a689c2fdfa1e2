/** Keeps the log readable: what can happen without end is told at once, and from then on once a minute, with how often it happened. */

export type Throttle = {
  /** @param tell is called now or later, with how many there were since it was told last; of several the latest is */
  add(tell: (times: number) => void): void;
  /** Tells what is still to be told. */
  flush(): void;
};

const aMinuteMs = 60_000;

export function createThrottle(clock: () => Date, everyMs = aMinuteMs): Throttle {
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

export type Throttles = { of(name: string): Throttle; flush(): void };

/** A throttle for each name; the names are the shop's own, or they would be without end as well. */
export function createThrottles(clock: () => Date, everyMs = aMinuteMs): Throttles {
  const throttles = new Map<string, Throttle>();
  return {
    of(name) {
      const throttle = throttles.get(name) ?? createThrottle(clock, everyMs);
      throttles.set(name, throttle);
      return throttle;
    },
    flush: () => throttles.forEach((throttle) => throttle.flush()),
  };
}
