/** What holds of the search whatever is asked, over the sample yard's pieces. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PartSummary } from '../domain/contract/parts.ts';
import { searchPageSizeMax } from '../domain/constants.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
let parts: PartSummary[];
beforeAll(async () => {
  shop = await openShop();
  const file = new URL('fixtures/yard-export.csv', import.meta.url);
  await importPieces(shop.database.db, shop.deps.clock, readFileSync(file));
  const { api } = shop.visitor();
  const first = await api.search({ limit: searchPageSizeMax });
  parts = first.parts;
  for (let page = 2; parts.length < first.total; page += 1)
    parts = [...parts, ...(await api.search({ limit: searchPageSizeMax, page })).parts];
});
afterAll(() => shop.close());

const aPart = fc.nat().map((nth) => () => parts[nth % parts.length]!);
const runs = { numRuns: 60 };

/** The signs of a number as somebody types them: parted and joined otherwise, in any case. */
const spelt = (number: string, gaps: readonly string[], isLower: boolean): string => {
  const typed = [...number.replace(/[^0-9A-Za-z]/g, '')].map((sign, at) => sign + (gaps[at] ?? '')).join('');
  return (isLower ? typed.toLowerCase() : typed.toUpperCase()).trim();
};

test('a part is found by its number however that is spelt, alone and beside words', async () => {
  const gaps = fc.array(fc.constantFrom('', '', ' ', '-', '.'), { maxLength: 8 });
  const before = fc.constantFrom('', 'cod. ', 'codice oe ', 'ricambio n. ', 'OE: ', 'cerco ', 'part number ');
  await fc.assert(
    fc.asyncProperty(aPart, gaps, fc.boolean(), before, async (part, between, isLower, words) => {
      const { id, serialNumber } = part();
      const query = words + spelt(serialNumber, between, isLower);
      const found = await shop.visitor().api.search({ query, limit: searchPageSizeMax });
      expect(
        found.parts.map((one) => one.id),
        query,
      ).toContain(id);
    }),
    runs,
  );
});

test('a filter never adds to what is found', async () => {
  const words = fc.array(
    fc.tuple(aPart, fc.nat(), fc.nat(9)).map(([part, nth, slip]) => () => {
      const { name, models } = part();
      const all = `${name} ${models[0]?.brand.name ?? ''} ${models[0]?.name ?? ''} elettrico`.split(' ');
      const word = all[nth % all.length] ?? '';
      // A letter left out, here and there.
      return slip === 0 ? word : word.slice(0, slip) + word.slice(slip + 1);
    }),
    { minLength: 1, maxLength: 4 },
  );
  const filter = fc
    .tuple(aPart, fc.constantFrom('brand', 'model', 'category', 'condition', 'stock'))
    .map(([part, name]) => () => {
      const { models, category, condition } = part();
      const [model] = models;
      const values = {
        brand: { brand: String(model?.brand.id ?? '') },
        model: { model: String(model?.id ?? '') },
        category: { category: String(category.id) },
        condition: { condition },
        stock: { onlyStock: true },
      };
      return values[name as keyof typeof values];
    });
  await fc.assert(
    fc.asyncProperty(words, filter, async (some, narrowing) => {
      const query = some.map((word) => word()).join(' ');
      const { api } = shop.visitor();
      const [all, narrowed] = await Promise.all([
        api.search({ query }),
        api.search({ query, ...narrowing() }),
      ]);
      expect(narrowed.total, `${query} ${JSON.stringify(narrowing())}`).toBeLessThanOrEqual(all.total);
    }),
    runs,
  );
});

test('what the filters hide is not exchanged for what was not asked for', async () => {
  const lines = `codice;nome;numero_originale;marca;modello;anno;categoria;prezzo;quantita;condizione
P-1;Autoradio elettrico;5180001;Fiat;Seicento (187);2001;autoradio;45;1;A
P-2;Autoradio;5180002;Volkswagen;Golf V (1K);2006;autoradio;48;1;A
P-3;Autoradio;5180003;Volkswagen;Golf V (1K);2007;autoradio;48;1;A`;
  await importPieces(shop.database.db, shop.deps.clock, new TextEncoder().encode(lines));
  const { api } = shop.visitor();
  const brand = String((await api.search({ query: '5180002' })).parts[0]?.models[0]?.brand.id);
  expect((await api.search({ query: 'autoradio elettrico' })).total).toBe(1);
  const narrowed = await api.search({ query: 'autoradio elettrico', brand });
  expect(narrowed.total).toBe(0);
  expect(narrowed.instead.without).toContainEqual({ filter: 'brand', total: 1 });
});

test('no query of any signs ends in a failure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (query) => {
      const url = `/api/search/v2?query=${encodeURIComponent(query.toWellFormed())}`;
      expect((await shop.visitor().fetch(url)).status).toBeLessThan(500);
    }),
    runs,
  );
});
