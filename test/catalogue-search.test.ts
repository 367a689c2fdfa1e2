import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchOptions } from '../domain/contract/search.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;

/** Parts whose place in the results the tests know. */
const yard = `codice;nome;numero_originale;codice_produttore;marca;modello;anno;categoria;prezzo;quantita;compatibile_con
T-1;Fanale posteriore sinistro;51 810 268;;Fiat;Panda (169);2008;fanale-posteriore;45;1;
T-2;Fanale posteriore destro;00 51 810 269;;Fiat;Panda (169);2008;fanale-posteriore;48;0;
T-3;Faro anteriore destro;1K0 941-006;0 301 213 002;Volkswagen;Golf V (1K);2006;faro-anteriore;120;1;Audi A3 (8P) 2003-2012
T-4;Leva cambio;8200420907;;Renault;Mégane II (BM/CM);2004;leva-cambio;35;1;
T-5;Portiera anteriore sinistra;9002 T7;;Peugeot;2008 I;2015;portiera-anteriore;180;1;
T-6;Alternatore;96 463 219 80;;Citroën;C3 I;2008;alternatore;70;1;`;

beforeAll(async () => {
  shop = await openShop();
  await loadDemo(shop.database.db, shop.deps.clock, { parts: 300, seed: 3 });
  await importPieces(shop.database.db, shop.deps.clock, new TextEncoder().encode(yard));
});

afterAll(() => shop.close());

const search = (options: SearchOptions) => shop.visitor().api.search(options);
const serialNumbers = async (query: string) =>
  (await search({ query, limit: 60 })).parts.map(({ serialNumber }) => serialNumber);

test('a number is found with blanks, dots, dashes, slashes or none, whole or its beginning', async () => {
  for (const query of ['1K0 941-006', '1k0941006', '1K0/941.006', ' 1K0941', '1K0 941'])
    expect(await serialNumbers(query), query).toEqual(['1K0 941-006']);
});

test('the supplier’s number is found too, and a padded one in both forms', async () => {
  expect(await serialNumbers('0 301 213 002')).toEqual(['1K0 941-006']);
  for (const query of ['51810269', '0051810269', '00 51 810 269'])
    expect(await serialNumbers(query), query).toEqual(['00 51 810 269']);
});

test('words are found in both languages, with accents and plurals, brand and model among them', async () => {
  for (const query of [
    'fanale panda',
    'FANALI PANDA',
    'tail light panda',
    'fanale posteriore Fiat Panda 2008',
  ])
    expect(await serialNumbers(query), query).toEqual(
      expect.arrayContaining(['51 810 268', '00 51 810 269']),
    );
  for (const query of ['leva cambio megane', 'gear lever mégane', 'leve cambio renault'])
    expect(await serialNumbers(query), query).toContain('8200420907');
  expect(await serialNumbers('alternatore citroen c3')).toContain('96 463 219 80');
  expect(await serialNumbers('faro audi a3')).toContain('1K0 941-006');
  expect(await serialNumbers('faro vw golf')).toContain('1K0 941-006');
});

test('small typing errors are forgiven', async () => {
  for (const query of ['fanale fita panda', 'fannale panda', 'fanale padna', 'fanle pand fiat'])
    expect(await serialNumbers(query), query).toEqual(
      expect.arrayContaining(['51 810 268', '00 51 810 269']),
    );
  for (const query of ['specchieto', 'alternatre', 'portirea', 'headligth', 'volkswgen'])
    expect((await search({ query })).total, query).toBeGreaterThan(0);
  expect((await search({ query: 'qwrtzxcv' })).total).toBe(0);
});

test('a word that is still being typed finds what it may become', async () => {
  for (const query of ['fa', 'fan', 'fana', 'fanale po'])
    expect((await search({ query })).total).toBeGreaterThan(0);
});

test('a number that is a model’s name or a year is a word', async () => {
  expect(await serialNumbers('portiera 2008')).toContain('9002 T7');
  expect(await serialNumbers('2008')).toContain('9002 T7');
  const { parts } = await search({ query: '500', limit: 60 });
  expect(parts.length).toBeGreaterThan(0);
});

test('what is in stock comes before what is sold', async () => {
  expect((await serialNumbers('fanale posteriore panda 169')).slice(0, 2)).toContain('51 810 268');
  const { parts } = await search({ query: 'fanale', limit: 60 });
  const isInStock = parts.map(({ quantity }) => quantity > 0);
  expect(isInStock).toEqual(isInStock.toSorted((one, other) => Number(other) - Number(one)));
});

test('every filter narrows the result to what it says', async () => {
  const { api } = shop.visitor();
  const brands = await api.brands();
  const id = (slug: string) => brands.find((brand) => brand.slug === slug)?.id ?? 0;
  const everything = await search({});

  const two = await search({ brand: `${id('fiat')},${id('audi')}`, limit: 60 });
  const each = await Promise.all(['fiat', 'audi'].map((slug) => search({ brand: String(id(slug)) })));
  expect(two.total).toBeLessThanOrEqual(each.reduce((sum, { total }) => sum + total, 0));
  expect(two.total).toBeGreaterThanOrEqual(Math.max(...each.map(({ total }) => total)));
  // The Golf’s headlight fits the Audi A3.
  expect((await search({ brand: String(id('audi')), query: '1K0941006' })).total).toBe(1);

  const cheap = await search({ price: '50-100', limit: 60 });
  expect(
    cheap.parts.every(({ discountedPrice }) => discountedPrice >= 5_000 && discountedPrice <= 10_000),
  ).toBe(true);
  expect((await search({ price: '-49' })).total + (await search({ price: '50-' })).total).toBeLessThanOrEqual(
    everything.total,
  );
  const worn = await search({ condition: 'C', limit: 60 });
  expect(worn.parts.every(({ condition }) => condition === 'C')).toBe(true);
  const inStock = await search({ onlyStock: true, limit: 60 });
  expect(inStock.parts.every(({ quantity }) => quantity > 0)).toBe(true);
  expect((await search({ year: 2008, query: '51810268' })).total).toBe(1);
  expect((await search({ year: 1995, query: '51810268' })).total).toBe(0);
  expect((await search({ brand: '999999' })).total).toBe(0);
});

test('a page can do with the counts of what can be chosen next: they are the same, and those of other levels are left out', async () => {
  const kinds = await shop.visitor().api.categories();
  const groups = kinds.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const all = await search({ query: 'posteriore' });
  const near = await shop.visitor().api.search({ query: 'posteriore' }, 'near');
  expect(near).toEqual({
    ...all,
    facets: {
      ...all.facets,
      models: [],
      categories: all.facets.categories.filter(({ id }) => groups.includes(id)),
    },
  });

  const [brand, kind] = [all.facets.brands[0]?.id, kinds.find(({ slug }) => slug === 'fanale-posteriore')];
  const choice = { brand: String(brand), category: String(kind?.id) };
  const { facets } = await shop.visitor().api.search(choice, 'near');
  const models = idsOf(await shop.visitor().api.models(brand));
  expect(facets.models.length).toBeGreaterThan(0);
  expect(models).toEqual(expect.arrayContaining(idsOf(facets.models)));
  const beside = await shop.visitor().api.categories(['group', choice.category]);
  expect(beside.filter(({ parentId }) => parentId !== null).map(({ parentId }) => parentId)).toContain(
    kind?.parentId,
  );
  expect(idsOf(beside)).toEqual(expect.arrayContaining(idsOf(facets.categories)));
});

test('facets count what each choice would find under the other filters', async () => {
  const plain = await search({ query: 'posteriore' });
  for (const { id, count } of plain.facets.brands.slice(0, 5))
    expect((await search({ query: 'posteriore', brand: String(id) })).total).toBe(count);
  for (const { id, count } of plain.facets.categories.slice(0, 5))
    expect((await search({ query: 'posteriore', category: String(id) })).total).toBe(count);
  for (const { id, count } of plain.facets.models.slice(0, 5))
    expect((await search({ query: 'posteriore', model: String(id) })).total).toBe(count);

  const [brand] = plain.facets.brands;
  const narrowed = await search({
    query: 'posteriore',
    brand: String(brand?.id),
    sort: 'price:asc',
    limit: 60,
  });
  expect(narrowed.facets.brands).toEqual(plain.facets.brands);
  const prices = narrowed.parts
    .filter(({ quantity }) => quantity > 0)
    .map(({ discountedPrice }) => discountedPrice);
  expect(narrowed.facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
  expect((await search({ query: 'qwrtzxcv' })).facets).toEqual({
    brands: [],
    models: [],
    categories: [],
    conditions: [],
    sides: [],
    axles: [],
    fuels: [],
    price: { min: null, max: null },
  });
});

test('pages hold every result once, in the order asked for; a page past the end is empty, with the total', async () => {
  const { total } = await search({});
  const ids = new Set<number>();
  let last = Infinity;
  for (let page = 1; page <= Math.ceil(total / 60); page++) {
    const { parts } = await search({ page, limit: 60, sort: 'price:desc' });
    for (const { id, discountedPrice, quantity } of parts) {
      ids.add(id);
      if (quantity === 0) continue;
      expect(discountedPrice).toBeLessThanOrEqual(last);
      last = discountedPrice;
    }
  }
  expect(ids.size).toBe(total);
  expect(await search({ page: 1_000_000 })).toMatchObject({ parts: [], total });
  const standard = await search({});
  expect(standard.parts).toHaveLength(15);
  expect(standard.parts).toEqual((await search({ sort: 'updated_at:desc' })).parts);
});

test('a search that makes no sense answers 400', async () => {
  const visitor = shop.visitor();
  const bad = [
    'page=0',
    'page=1.5',
    'page=1000001',
    'page=-1',
    'page=x',
    'limit=0',
    'limit=61',
    'price=200-50',
    'price=abc',
    'price=-',
    'sort=name',
    'brand=x',
    'brand=1,,2',
    'year=12',
    'condition=D',
    'onlyStock=yes',
    'lang=fr',
    'page=1&page=2',
  ];
  for (const query of bad) {
    const answer = await visitor.fetch(`/api/search/v2?${query}`);
    expect(answer.status, query).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_query' });
  }
});

test('whatever is typed, the search answers and the catalogue stays', async () => {
  const before = (await search({})).total;
  const hostile = [
    "'; drop table parts; --",
    "' or 1=1 --",
    'a & b | !c:* <-> (d)',
    "'a':*",
    '\\',
    '%',
    '_',
    '.*+?^${}()|[]',
    '🚗 panda',
    '\u0000',
    'panda\u0000',
    '\uD800',
    'x'.repeat(5_000),
    'faro '.repeat(1_000),
    '1'.repeat(200),
    '--',
    '<script>',
    '{}',
  ];
  for (const query of hostile) {
    const answer = await shop
      .visitor()
      .fetch(`/api/search/v2?query=${encodeURIComponent(query.toWellFormed())}`);
    expect(answer.status, query.slice(0, 40)).toBeLessThan(500);
  }
  expect((await shop.visitor().fetch('/api/search/v2?query=%ff%00')).status).toBeLessThan(500);
  expect((await search({})).total).toBe(before);
});

test('the end of a number finds it, after those that begin so; five signs at least', async () => {
  expect(await serialNumbers('810268')).toEqual(['51 810 268']);
  expect(await serialNumbers('0420907')).toEqual(['8200420907']);
  expect(await serialNumbers('0268')).not.toContain('51 810 268');
});

test('another revision of a number is found, below the number itself', async () => {
  await importPieces(
    shop.database.db,
    shop.deps.clock,
    new TextEncoder().encode(`codice;nome;numero_originale;marca;modello;anno;categoria;prezzo;quantita
R-1;Centralina motore;3C0 907 115 B;Volkswagen;Golf V (1K);2006;centralina-motore;120;1
R-2;Centralina motore;3C0 907 115;Volkswagen;Golf V (1K);2006;centralina-motore;120;1
R-3;Centralina motore;3C0 907 115 AC;Volkswagen;Golf V (1K);2006;centralina-motore;120;1`),
  );
  expect(await serialNumbers('3c0907115b')).toHaveLength(3);
  expect((await serialNumbers('3c0907115b'))[0]).toBe('3C0 907 115 B');
  expect((await serialNumbers('3C0 907 115'))[0]).toBe('3C0 907 115');
});

test('O and I are read as digits when nothing else is found', async () => {
  expect(await serialNumbers('IKO 94I OO6')).toEqual(['1K0 941-006']);
});

test('a number in pieces is found beside words', async () => {
  expect(await serialNumbers('faro 1k0 941 006')).toEqual(['1K0 941-006']);
});

test('what the trade calls otherwise is found, after what was typed', async () => {
  const kinds = async (query: string) =>
    (await search({ query, limit: 60 })).parts.map(({ category }) => category.name);
  expect(await serialNumbers('proiettore golf')).toContain('1K0 941-006');
  expect(await serialNumbers('faro dx golf 5')).toContain('1K0 941-006');
  expect(await serialNumbers('gruppo ottico posteriore sx panda')).toContain('51 810 268');
  expect(await serialNumbers('sportello ant sx peugeot 2008')).toContain('9002 T7');
  const [first, ...rest] = await kinds('fanale');
  expect(first).toBe('Fanale posteriore');
  expect(rest).toContain('Faro anteriore');
  for (const kind of await kinds('ecu golf')) expect(kind).toMatch(/entralina/);
});

test('words that tell no parts apart, and words that nobody knows, are passed over and told', async () => {
  const soft = await search({ query: 'alternatore usato citroen c3 1.4 hdi' });
  expect(soft.parts[0]?.serialNumber).toBe('96 463 219 80');
  // That it is a used one is said by nobody who looks here for another.
  expect(soft.ignored).toEqual(['hdi']);
  const unknown = await search({ query: 'alternatore zzyzx citroen c3' });
  expect(unknown.parts[0]?.serialNumber).toBe('96 463 219 80');
  expect(unknown.ignored).toEqual(['zzyzx']);
  const both = await search({ query: 'alternatre citroen c3 bluehdi' });
  expect(both.parts[0]?.serialNumber).toBe('96 463 219 80');
  expect(both.ignored).toEqual(['bluehdi']);
  expect((await search({ query: 'fanale panda' })).ignored).toEqual([]);
});

test('parts whose side the yard did not say come behind those of the side that was asked for, and say so', async () => {
  const mirrors = `codice;nome;numero_originale;marca;modello;anno;categoria;prezzo;quantita
S-1;Specchietto retrovisore esterno sinistro;S1 00001;Peugeot;2008 I;2015;specchietto-esterno;50;1
S-2;Specchietto retrovisore esterno destro;S1 00002;Peugeot;2008 I;2015;specchietto-esterno;50;1
S-3;Specchietto retrovisore esterno;S1 00003;Peugeot;2008 I;2015;specchietto-esterno;50;1`;
  await importPieces(shop.database.db, shop.deps.clock, new TextEncoder().encode(mirrors));
  for (const query of [
    'specchietto sx peugeot 2008',
    'left wing mirror peugeot 2008',
    'specchietto lato guida peugeot 2008',
  ]) {
    const { parts, sideNotStated } = await search({ query });
    expect(parts.map(({ serialNumber }) => serialNumber).slice(0, 2), query).toEqual([
      'S1 00001',
      'S1 00003',
    ]);
    expect(parts.map(({ serialNumber }) => serialNumber)).not.toContain('S1 00002');
    expect(sideNotStated).toEqual([parts[1]?.id]);
  }
  expect((await search({ query: 'specchietto peugeot 2008' })).sideNotStated).toEqual([]);
});

test('two numbers find both, and a vehicle’s number its parts, or says which make it is', async () => {
  expect(await serialNumbers('1K0 941-006 o 8200420907')).toEqual(
    expect.arrayContaining(['1K0 941-006', '8200420907']),
  );
  expect((await serialNumbers('cod. 8200420907 leva'))[0]).toBe('8200420907');
  const golf = await search({ query: 'WVWZZZ1KZ5W118342' });
  expect(golf.vehicle).toMatchObject({ brand: { name: 'Volkswagen' }, models: [{ name: 'Golf V (1K)' }] });
  expect(golf.parts.map(({ serialNumber }) => serialNumber)).toContain('1K0 941-006');
  expect(await search({ query: 'WVWZZZ9XZ5W118342' })).toMatchObject({ total: 0, vehicle: { models: [] } });
  expect(await search({ query: 'AB 123 CD' })).toMatchObject({ total: 0, vehicle: { by: 'plate' } });
});

test('what nobody knows is not answered with something else', async () => {
  for (const query of ['cambio subaru', 'iphone 13', 'pizza margherita', 'olio motore 5w30'])
    expect((await search({ query })).total, query).toBe(0);
});
