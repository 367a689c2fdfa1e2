/** What the search says besides parts: what words may stand for, and what would be found where nothing is. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SearchResult, type SearchOptions } from '../domain/contract/search.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;

const yard = `codice;nome;numero_originale;codice_produttore;marca;modello;anno;categoria;prezzo;quantita;condizione
T-1;Fanale posteriore sinistro;51 810 268;;Fiat;Panda (169);2008;fanale-posteriore;45;1;A
T-2;Fanale posteriore destro;51 810 269;;Fiat;Panda (169);2010;fanale-posteriore;48;0;B
T-3;Faro anteriore destro;1K0 941-006;0 301 213 002;Volkswagen;Golf V (1K);2006;faro-anteriore;120;1;A
T-4;Alternatore;96 463 219 80;;Citroën;C3 I;2008;alternatore;70;1;C
T-5;Alternatore;51 859 041;;Fiat;Punto (188);2004;alternatore;60;1;A
T-6;Portiera anteriore sinistra;9002 T7;;Peugeot;2008 I;2015;portiera-anteriore;180;1;B`;

beforeAll(async () => {
  shop = await openShop();
  await importPieces(shop.database.db, shop.deps.clock, new TextEncoder().encode(yard));
});

afterAll(() => shop.close());

const search = (options: SearchOptions) => shop.visitor().api.search(options);
const suggestions = async (query: string) => (await search({ query })).suggestions;
const carsIn = async (query: string) =>
  (await suggestions(query)).cars.map(({ brand, model, year, category, query: left }) =>
    [brand.name, model?.name, year, category?.name, left].filter(Boolean).join(' | '),
  );

test('a car that is named is suggested with its make, its year, the kind and the words that are left', async () => {
  expect(await carsIn('panda')).toEqual(['Fiat | Panda (169)']);
  expect(await carsIn('pan')).toEqual(['Fiat | Panda (169)']);
  expect(await carsIn('fanale fiat panda 2010')).toEqual(['Fiat | Panda (169) | 2010 | Fanale posteriore']);
  expect(await carsIn('destro panda')).toEqual(['Fiat | Panda (169) | destro']);
  expect(await carsIn('faro golf')).toEqual(['Volkswagen | Golf V (1K) | Faro anteriore']);
});

test('a model whose name is a year is no year', async () => {
  expect(await carsIn('peugeot 2008')).toEqual(['Peugeot | 2008 I']);
  expect(await carsIn('portiera peugeot 2008 2015')).toEqual([
    'Peugeot | 2008 I | 2015 | Portiera anteriore',
  ]);
});

test('a make alone is suggested as one, then its models of which there is something, with the words that are left', async () => {
  expect(await carsIn('alternatore fiat')).toEqual([
    'Fiat | Alternatore',
    'Fiat | Punto (188) | Alternatore',
  ]);
  expect(await carsIn('citroen')).toEqual(['Citroën', 'Citroën | C3 I']);
});

test('beside its make one letter tells a model', async () => {
  expect(await carsIn('fiat pu')).toEqual(['Fiat | Punto (188)']);
  expect(await carsIn('fiat p')).toEqual(['Fiat | Panda (169)', 'Fiat | Punto (188)']);
  expect(await carsIn('alternatore p')).toEqual([]);
});

test('a make is suggested by its other name, and with a slip in it', async () => {
  expect(await carsIn('vw')).toEqual(['Volkswagen', 'Volkswagen | Golf V (1K)']);
  expect(await carsIn('alternatore citoren')).toEqual([
    'Citroën | Alternatore',
    'Citroën | C3 I | Alternatore',
  ]);
  expect(await carsIn('peugot 2008')).toEqual(['Peugeot | 2008 I']);
});

test('what nobody would find is not suggested', async () => {
  expect(await carsIn('alternatore')).toEqual([]);
  expect(await suggestions('qwrtzxcv')).toEqual({ numbers: [], cars: [], categories: [] });
  expect(await suggestions('')).toEqual({ numbers: [], cars: [], categories: [] });
});

test('a kind is suggested by the beginning of its name, in both languages', async () => {
  const { categories } = await suggestions('fanali panda');
  expect(categories).toEqual([expect.objectContaining({ name: 'Fanale posteriore', query: 'panda' })]);
  const [category] = categories;
  expect((await search({ category: String(category?.id), query: category?.query })).total).toBe(2);
  const english = SearchResult.parse(
    await (await shop.visitor().fetch('/api/search/v2?query=alternator&lang=en')).json(),
  );
  expect(english.suggestions.categories.map(({ name, query }) => [name, query])).toEqual([
    ['Alternator', ''],
  ]);
});

test('a number is suggested as it is written on the part, by its beginning or its end', async () => {
  expect((await suggestions('1k0941')).numbers).toEqual(['1K0 941-006']);
  expect((await suggestions('0301')).numbers).toEqual(['0 301 213 002']);
  expect((await suggestions('5181026')).numbers.toSorted()).toEqual(['51 810 268', '51 810 269']);
  expect((await suggestions('10268')).numbers).toEqual(['51 810 268']);
  expect((await suggestions('alternatore')).numbers).toEqual([]);
});

test('where filters hide everything, each tells how much would be found without it', async () => {
  const { parts } = await search({ query: 'fanale panda' });
  const [part] = parts;
  const model = part?.models[0];
  const { total, instead } = await search({
    query: 'alternatore',
    brand: String(model?.brand.id),
    model: String(model?.id),
    onlyStock: true,
  });
  expect(total).toBe(0);
  // Both alternators without the make, which takes its model along; Fiat's without the model alone.
  expect(instead.without).toEqual([
    { filter: 'brand', total: 2 },
    { filter: 'model', total: 1 },
    { filter: 'query', total: 1 },
  ]);
  expect(instead.words).toEqual([{ word: 'alternatore', total: 2 }]);
});

test('words that never stand together are told with what each finds alone', async () => {
  const { total, instead } = await search({ query: 'alternatore golf' });
  expect(total).toBe(0);
  expect(instead.without).toEqual([]);
  expect(instead.words).toEqual([
    { word: 'alternatore', total: 2 },
    { word: 'golf', total: 1 },
  ]);
  expect((await search({ query: 'alternatore' })).instead).toEqual({
    without: [],
    withoutWord: [],
    words: [],
    absentCar: null,
    numbers: [],
  });
});

test('a car that the shop knows and has no part of is named', async () => {
  const absentIn = async (query: string) => {
    const { total, instead } = await search({ query });
    return [total, instead.absentCar];
  };
  expect(await absentIn('subaru')).toEqual([0, 'Subaru']);
  expect(await absentIn('fanale renault espace')).toEqual([0, 'Renault']);
  expect(await absentIn('faro alfa 145')).toEqual([0, 'Alfa Romeo']);
  expect(await absentIn('fanale fiat croma')).toEqual([0, 'Fiat Croma']);
  // Of those there are parts, of another kind.
  expect(await absentIn('alternatore golf')).toEqual([0, null]);
});

test('of more words that never stand together each is told by what there would be without it', async () => {
  const { total, instead } = await search({ query: 'fanale sinistro golf' });
  expect(total).toBe(0);
  expect(instead.withoutWord).toEqual([
    { word: 'sinistro', left: 'fanale golf', total: 1 },
    { word: 'golf', left: 'fanale sinistro', total: 1 },
  ]);
  expect(instead.words).toEqual([]);
  expect((await search({ query: 'fanale sinistro' })).total).toBe(1);
  // Under the same filters, which the link keeps.
  expect((await search({ query: 'fanale sinistro golf', price: '-1' })).instead.withoutWord).toEqual([]);
});

test('a word alone is counted as its link finds it, a number and a slip of the key too', async () => {
  const [fiat] = (await search({ query: 'panda' })).parts;
  const brand = String(fiat?.models[0]?.brand.id);
  expect((await search({ query: '41006', brand })).instead).toEqual({
    without: [
      { filter: 'brand', total: 1 },
      { filter: 'query', total: 3 },
    ],
    withoutWord: [],
    words: [],
    absentCar: null,
    numbers: [],
  });
  const { instead } = await search({ query: 'portieera', brand });
  expect(instead.words).toEqual([{ word: 'portieera', total: 1 }]);
});

test('conditions are counted, and a make without the model that narrows it', async () => {
  const [panda] = (await search({ query: 'panda' })).parts;
  const model = panda?.models[0];
  const { facets } = await search({
    brand: String(model?.brand.id),
    model: String(model?.id),
    condition: 'A',
  });
  expect(facets.conditions).toEqual([
    { id: 'A', count: 1 },
    { id: 'B', count: 1 },
  ]);
  expect(facets.brands.map(({ count }) => count)).toEqual([2, 1]);
});

test.each([
  ['dinamo punto', 'Alternatore'],
  ['alternattore punto', 'Alternatore'],
  ['gruppo ottico golf', 'Faro anteriore destro'],
  ['sportello peugeot', 'Portiera anteriore sinistra'],
  ['ricambi volkswagen', 'Faro anteriore destro'],
])('no key of %s leaves the box empty', async (query, name) => {
  for (let keys = 2; keys <= query.length; keys += 1)
    expect([query.slice(0, keys), (await search({ query: query.slice(0, keys) })).total]).not.toEqual([
      query.slice(0, keys),
      0,
    ]);
  expect((await search({ query })).parts[0]?.name).toBe(name);
});

test('what is sought comes before what only bears the word', async () => {
  await importPieces(
    shop.database.db,
    shop.deps.clock,
    new TextEncoder()
      .encode(`codice;nome;numero_originale;marca;modello;anno;categoria;prezzo;quantita;condizione
T-7;Serratura porta anteriore sinistra;735 826 058;Peugeot;2008 I;2015;serratura-porta;30;1;A`),
  );
  const { parts } = await search({ query: 'porta peugeot' });
  expect(parts.map(({ name }) => name)).toEqual([
    'Portiera anteriore sinistra',
    'Serratura porta anteriore sinistra',
  ]);
});

test('a car of which there is nothing is not taken for one that is spelt alike', async () => {
  expect((await search({ query: 'alternatore punto' })).total).toBe(1);
  // Not `Panda`, one letter apart.
  expect((await search({ query: 'fanale pand' })).total).toBeGreaterThan(0);
  for (const query of ['alternatore multipla', 'fanale croma', 'alternatore iveco daily'])
    expect((await search({ query })).total, query).toBe(0);
});
