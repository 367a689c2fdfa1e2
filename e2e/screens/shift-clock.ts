/** The shop in the pictures always opens at the same moment, so that no day on them is another one than in the last run. */

/** Milliseconds by which the clocks in the pictures are ahead: they begin on a Friday, at ten in the morning in Rome. */
export const shiftMs = Date.parse('2026-11-20T09:00:00Z') - Date.now();

/** The setting by which the shop's process hears of it. */
export const shiftSetting = 'CLOCK_SHIFT_MS';

/** Puts this process's clock forward, or a page's: browsers are handed the function as it stands, so it knows nothing else. */
export function shiftClock(byMs: number): void {
  const real = Date;
  const now = () => real.now() + byMs;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
