/** What all processes of a shop counted, added up: for whoever reads the metrics they are one shop. */
import { AggregatorRegistry } from 'prom-client';
import type { Figures } from './messages.ts';

export type FiguresOfAll = {
  /** @param own what a living worker tells */
  note(worker: number, own: Figures): void;
  /** What a worker that is gone counted stays: a counter that falls would look like one that began anew. */
  forget(worker: number): Promise<void>;
  read(): Promise<Figures>;
};

export function createFiguresOfAll(): FiguresOfAll {
  const latest = new Map<number, Figures>();
  let past: Figures = [];
  return {
    note: (worker, own) => void latest.set(worker, own),
    async forget(worker) {
      const own = latest.get(worker);
      latest.delete(worker);
      if (own) past = await added([past, own.filter(isCounted)]);
    },
    read: () => added([...latest.values(), past]),
  };
}

/** What grows; a gauge says how a process is, and one that is gone is not. */
const isCounted = ({ type }: Figures[number]): boolean =>
  // As the registry writes it into JSON; its types name the enum of its parts.
  ['counter', 'histogram'].includes(String(type));

async function added(all: readonly Figures[]): Promise<Figures> {
  return AggregatorRegistry.aggregate(all.map((figures) => [...figures])).getMetricsAsJSON();
}
