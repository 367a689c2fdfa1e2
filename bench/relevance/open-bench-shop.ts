/** A whole shop in this process, on a folder of its own: the demonstration, and the sample yard's file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from '../../domain/contract/parts.ts';
import { searchPageSizeMax, type Locale } from '../../domain/constants.ts';
import { createServer } from '../../server/app.ts';
import { importPieces } from '../../server/catalogue/import/import-pieces.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDeps } from '../../server/open-deps.ts';
import { createApi, type Api } from '../../src/lib/api.ts';
import { createSend } from '../../src/lib/http.ts';
import type { KnownPart } from './judge.ts';

const yardFile = join(import.meta.dirname, '../../test/fixtures/yard-export.csv');

export type BenchShop = {
  /** The shop's own client, over the network, as its pages have it. */
  readonly api: Readonly<Record<Locale, Api>>;
  readonly close: () => Promise<void>;
};

export async function openBenchShop(): Promise<BenchShop> {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-relevance-'));
  const clock = () => new Date('2026-11-20T10:00:00Z');
  const deps = await openDeps(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }), clock, console.log);
  await importPieces(deps.database.db, clock, readFileSync(yardFile));
  // However late a busy machine is, nobody is refused.
  const app = await createServer(deps, { measuredLoad: () => ({ delayMs: 0, underWay: 0 }) });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const apiOf = (locale: Locale) => createApi({ send: createSend(fetch, { origin }), locale });
  return {
    api: { it: apiOf('it'), en: apiOf('en') },
    async close() {
      await app.close();
      await deps.jobs.close();
      await deps.database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All parts, by their id, as the judge knows them. */
export async function readCatalogue(api: Api): Promise<Map<number, KnownPart>> {
  const makes = new Map((await api.brands()).map(({ id, name }) => [id, name]));
  const known = new Map<number, KnownPart>();
  for (let page = 1; ; page += 1) {
    const { parts } = await api.search({ page, limit: searchPageSizeMax }, 'near');
    for (const part of await Promise.all(parts.map(({ id }) => api.part(id))))
      known.set(part.id, toKnown(part, makes));
    if (parts.length < searchPageSizeMax) return known;
  }
}

/** A part as the judge knows it. */
export function toKnown(part: Part, makes: ReadonlyMap<number, string>): KnownPart {
  const { car, models, availableFor } = part;
  const donors = car
    ? [
        {
          make: makes.get(car.brandId) ?? '',
          model: models.find(({ id }) => id === car.modelId)?.name ?? '',
          from: car.year,
          to: car.year,
        },
      ]
    : models.map(({ name, brand }) => ({ make: brand.name, model: name, from: part.year, to: part.year }));
  const fits = availableFor.map(({ name, brand, from, to }) => ({ make: brand.name, model: name, from, to }));
  return {
    name: part.name,
    kind: part.category.slug,
    numbers: [part.serialNumber, part.manufacturerCode].filter((number) => number !== null),
    cars: [...donors, ...fits],
    engine: car?.engineCode ?? '',
    fuel: car?.fuel ?? '',
    colour: car?.colour ?? '',
  };
}
