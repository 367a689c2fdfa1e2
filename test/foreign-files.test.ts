/** Files as other programs write them go in as they are. What should come of each: `test/fixtures/foreign/README.md`. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { openShop, type TestShop } from './open-shop.ts';

const sample = (name: string) => readFileSync(new URL(`fixtures/foreign/${name}`, import.meta.url));

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.database.pool.query('truncate parts, cars cascade');
});

type Options = Parameters<typeof importPieces>[3];

const bring = (content: Uint8Array | string, options?: Options) =>
  importPieces(
    shop.database.db,
    shop.deps.clock,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
    options,
  );

type Row = Readonly<Record<string, unknown>>;

/** All that the shop knows of its pieces, by their codes. */
async function pieces(): Promise<Record<string, Row>> {
  const { rows } = await shop.database.pool.query<Row & { sku: string }>(`
    select sku, part.name_it as name, part.name_en as english, serial_number as number, other_numbers as others, price, on_hand as quantity, condition,
      kind.slug as kind, side, axle, place, description_it as description, make.name as make, model.name as model, model.is_own as "isOwn",
      year, mileage_km as km, vin, part.internal_notes as notes
    from parts part join categories kind on kind.id = category_id left join cars car on car.id = car_id
      left join models model on model.id = car.model_id left join brands make on make.id = car.brand_id
    order by sku`);
  return Object.fromEntries(rows.map(({ sku, ...row }) => [sku, row]));
}

test('an Italian yard’s program', async () => {
  const report = await bring(sample('1-yard-program.csv'));
  console.log(report.faults, report.notes, report.madeModels, report.otherKinds, await pieces());
  expect(report).toMatchObject({ lines: 12, added: 9, refused: 3 });
});
test('2', async () => {
  const report = await bring(sample('2-platform.csv'));
  console.log(report.faults, report.notes, report.madeModels, report.otherKinds, await pieces());
  expect(report).toMatchObject({ lines: 10, added: 9, refused: 1 });
});
test('3', async () => {
  const report = await bring(sample('3-teileliste.txt'));
  console.log(report.faults, report.notes, report.madeModels, report.otherKinds, await pieces());
  expect(report).toMatchObject({ lines: 10, added: 9, refused: 1 });
});
test('4', async () => {
  const report = await bring(sample('4-sandelis.json'));
  console.log(report.faults, report.notes, report.madeModels, report.otherKinds, await pieces());
  expect(report).toMatchObject({ lines: 10, added: 8, refused: 2 });
});
test('5', async () => {
  const report = await bring(sample('5-magazzino.xlsx'), { prices: 'net' });
  console.log(report.faults, report.notes, report.madeModels, report.otherKinds, await pieces());
  expect(report).toMatchObject({ lines: 11, added: 9, refused: 2 });
});
