/** In the pictures it is always the same moment, so that what they show of days and hours is the same in every run. */

/** A Friday, at noon in Rome. */
export const noon = Date.parse('2026-11-20T11:00:00Z');

/** Stops this process's clock, or a page's: browsers are handed the function as it stands, so it knows nothing else. */
export function stopClock(at: number): void {
  const real = Date;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [at], made),
    apply: () => new real(at).toString(),
    get: (target, key) => (key === 'now' ? () => at : Reflect.get(target, key)),
  });
}
