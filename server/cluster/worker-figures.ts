/** The metrics of a worker: it tells its own to the primary, and those of all to whoever reads them here. */
import { AggregatorRegistry, Registry } from 'prom-client';
import type { ShopFigures } from '../monitoring/shop-figures.ts';
import { readAllFigures, tellFigures } from './in-worker.ts';

const primaryTellsWithinMs = 3_000;

export function countTogether(): ShopFigures {
  const own = new Registry();
  tellFigures(() => own.getMetricsAsJSON());
  return {
    own,
    async readAll() {
      const { figures, since } = await readAllFigures(primaryTellsWithinMs);
      return { text: await AggregatorRegistry.aggregate([[...figures]]).metrics(), since: new Date(since) };
    },
  };
}
