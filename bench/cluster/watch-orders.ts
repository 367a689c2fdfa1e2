/** How long nobody could order: when checkouts were taken, and what everything else was answered. */

export type OrderWatch = {
  /** The same way to the shop, looked at. */
  readonly fetch: typeof globalThis.fetch;
  /** The longest time without an order between the first and the last, in milliseconds; or of those that ended between two moments. */
  longestGapMs(from?: number, until?: number): number;
  /** How many answers had a status. */
  readonly answers: ReadonlyMap<number, number>;
  /** What was answered other than that the shop cannot just now, though nobody asked wrongly. */
  readonly failures: readonly string[];
};

export function watchOrders(fetch: typeof globalThis.fetch): OrderWatch {
  const taken: number[] = [];
  const answers = new Map<number, number>();
  const failures: string[] = [];
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const answer = await fetch(request);
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      const { pathname } = new URL(request.url);
      if (answer.status >= 500 && answer.status !== 503)
        failures.push(`${request.method} ${pathname} was answered ${answer.status}.`);
      const isCheckout = request.method === 'POST' && pathname.endsWith('/checkout');
      if (isCheckout && answer.ok) taken.push(performance.now());
      return answer;
    },
    longestGapMs(from = -Infinity, until = Infinity) {
      const gaps = taken.slice(1).map((at, nth) => ({ at, ms: at - taken[nth]! }));
      return Math.max(0, ...gaps.filter(({ at }) => at > from && at <= until).map(({ ms }) => ms));
    },
    answers,
    failures,
  };
}
