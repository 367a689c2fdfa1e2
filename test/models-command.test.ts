/** Models and words that came with the yard's files, as the shopkeeper keeps them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { mergeModels, modelNamed, renameModel } from '../server/catalogue/shopkeeping/edit-models.ts';
import { teachKind } from '../server/catalogue/shopkeeping/teach-kinds.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const file =
  'Codice;Ricambio;Marca;Modello;Anno;Numero OE;Prezzo\nT-1;Faro sx;Fiat;Pandina Speciale;2008;;50,00\nT-2;Aggeggio strano;Fiat;Campagnola;1978;46836750;20,00';
const bring = () => importPieces(shop.database.db, shop.deps.clock, new TextEncoder().encode(file));

const modelOf = async (sku: string) =>
  (
    await shop.database.pool.query(
      `select models.name, kind.slug from parts join cars on cars.id = car_id join models on models.id = model_id
       join categories kind on kind.id = category_id where sku = $1`,
      [sku],
    )
  ).rows[0];

test('a model that is merged or renamed stays so when the file comes again', async () => {
  const { db } = shop.database;
  expect(await bring()).toMatchObject({ added: 2 });
  const [from, into] = [
    await modelNamed(db, 'Fiat Pandina Speciale'),
    await modelNamed(db, 'Fiat Panda (169)'),
  ];
  expect(await mergeModels(db, from ?? 0, into ?? 0)).toMatchObject({ outcome: 'changed' });
  expect(
    await renameModel(db, (await modelNamed(db, 'Fiat Campagnola')) ?? 0, 'Campagnola (1107)'),
  ).toMatchObject({
    outcome: 'changed',
  });
  expect(await modelOf('T-1')).toMatchObject({ name: 'Panda (169)' });
  await bring();
  expect(await modelOf('T-1')).toMatchObject({ name: 'Panda (169)' });
  expect(await modelOf('T-2')).toMatchObject({ name: 'Campagnola (1107)', slug: 'altro-altri-ricambi' });
});

test('a word that was taught means its kind from the next file on', async () => {
  expect(await teachKind(shop.database.db, 'aggeggio strano', 'alternatore')).toMatchObject({
    name: 'Alternatore',
  });
  await bring();
  expect(await modelOf('T-2')).toMatchObject({ slug: 'alternatore' });
});
