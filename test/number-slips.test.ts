/** A number with one slip: nothing is passed off as found, and the number that was probably meant is offered. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchOptions, SearchResult } from '../domain/contract/search.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;

const yard = `codice;nome;numero_originale;codice_produttore;marca;modello;anno;categoria;prezzo;quantita
T-1;Pulsantiera;735 145 027;;Fiat;Punto (188);2004;pulsantiera-alzacristalli;25;1
T-2;Centralina motore;55 187 374;0 281 010 988;Fiat;Punto (188);2004;centralina-motore;120;1
T-3;Faro anteriore destro;1K0 941 006 S;;Volkswagen;Golf V (1K);2006;faro-anteriore;120;0
T-4;Alternatore;51 854 102;;Alfa Romeo;156;1998;alternatore;60;1
T-5;Alternatore;51 854 312;;Fiat;Panda (169);2008;alternatore;60;1
T-6;Pulsantiera;735 156 027;;Fiat;Punto (188);2004;pulsantiera-alzacristalli;25;1
T-7;Leva cambio;430127;;Renault;Clio III;2008;leva-cambio;35;1
T-8;Compressore;H1BB-88904-ZG;;Ford;Ka II (RU8);2013;compressore-clima;145;1`;

beforeAll(async () => {
  shop = await openShop();
  await importPieces(shop.database.db, shop.deps.clock, new TextEncoder().encode(yard));
});
afterAll(() => shop.close());

const search = (options: SearchOptions): Promise<SearchResult> => shop.visitor().api.search(options);

/** What is offered for a number that finds nothing. */
async function offered(query: string): Promise<readonly string[]> {
  const { total, ignored, instead } = await search({ query });
  expect(total, query).toBe(0);
  expect(ignored, query).toEqual([]);
  return instead.numbers;
}

test('a number with one slip is offered as it is written on the part', async () => {
  for (const query of [
    '735 145 028',
    '735145072',
    '735 145 0271',
    '73514527',
    '735 14S 027',
    '00735145028',
    '7351450Z7',
  ])
    expect(await offered(query), query).toEqual(['735 145 027']);
});

test('the supplier’s number and one of a sold part are offered too', async () => {
  expect(await offered('0 281 010 989')).toEqual(['0 281 010 988']);
  expect(await offered('1K0 941 006 5')).toEqual(['1K0 941 006 S']);
});

test('a number without its revision letters is known again by another revision', async () => {
  expect(await offered('1K0 941 007')).toEqual(['1K0 941 006 S']);
  expect(await offered('1K0 914 006')).toEqual(['1K0 941 006 S']);
});

test('letters that stand apart at its end belong to the number', async () => {
  expect(await offered('H1BB-89804-ZG')).toEqual(['H1BB-88904-ZG']);
  expect(await offered('1K0 941 007 S')).toEqual(['1K0 941 006 S']);
});

test('of several the likelier slip comes first', async () => {
  expect(await offered('51 854 012')).toEqual(['51 854 102', '51 854 312']);
  expect(await offered('51 854 311')).toEqual(['51 854 312']);
});

test('a number in pieces is not taken for the model that one of them happens to be', async () => {
  expect((await search({ query: '156' })).total).toBe(1);
  expect(await offered('735 156 029')).toEqual(['735 156 027']);
});

test('what is found is offered nothing else, and two slips or a short number nothing at all', async () => {
  for (const query of ['735 145 027', '735145', 'alternatore 156'])
    expect((await search({ query })).instead.numbers, query).toEqual([]);
  for (const query of ['735 154 028', '735154028', '430128']) expect(await offered(query), query).toEqual([]);
});

test('a number that only the filters hide is not guessed at', async () => {
  const brands = await shop.visitor().api.brands();
  const brand = String(brands.find(({ slug }) => slug === 'volkswagen')?.id);
  const { instead } = await search({ query: '735 145 027', brand });
  expect(instead.numbers).toEqual([]);
  expect(instead.without.map(({ filter }) => filter)).toEqual(['brand', 'query']);
  expect((await search({ query: '735 145 028', brand })).instead.numbers).toEqual(['735 145 027']);
});
