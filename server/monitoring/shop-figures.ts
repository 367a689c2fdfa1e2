/** What is counted of the shop: by one process that serves, or by several that are one shop to whoever reads it. */
import { Registry } from 'prom-client';
import type { Clock } from '../clock.ts';

export type ShopFigures = {
  /** Where this process counts. */
  readonly own: Registry;
  /** What all processes counted, as Prometheus reads it, and since when. */
  readAll(): Promise<{ readonly text: string; readonly since: Date }>;
};

/** Of a process that serves alone. */
export function countAlone(clock: Clock): ShopFigures {
  const own = new Registry();
  const since = clock();
  return { own, readAll: async () => ({ text: await own.metrics(), since }) };
}
