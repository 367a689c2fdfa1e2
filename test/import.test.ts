import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import type { ImportReport } from '../server/catalogue/import/import-report.ts';
import { exitStatus, inWords } from '../server/cli/import-words.ts';
import { openShop, type TestShop } from './open-shop.ts';

const yardExport = readFileSync(new URL('fixtures/yard-export.csv', import.meta.url));

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const bring = (text: string | Uint8Array) =>
  importPieces(
    shop.database.db,
    shop.deps.clock,
    typeof text === 'string' ? new TextEncoder().encode(text) : text,
  );

const words = (report: ImportReport) =>
  inWords(report, { isDryRun: false, width: 80, reportFile: undefined, language: 'en' });

const header = 'codice;nome;numero_originale;marca;modello;anno;categoria;prezzo;sconto;quantita';

test('a yard’s export goes in as it is, and each bad line is told', async () => {
  const report = await bring(yardExport);
  expect(report).toMatchObject({ lines: 300, added: 289, refused: 11, unknownColumns: ['scaffale'] });
  expect(report.faults.map(({ line, column, read }) => [line, column, read])).toEqual([
    // A slip for Fiat, were the model not one of BMW.
    [24, 'marca', 'Fiatt'],
    [43, 'codice', ''],
    [59, 'prezzo', 'su richiesta'],
    [98, 'categoria', 'aggeggio'],
    [166, 'sconto', '150'],
    [168, 'prezzo', '-10'],
    [178, 'anno', '20011'],
    [195, 'quantita', '-3'],
    // It stands on line 39 already, which was meant to be R07-00033.
    [223, 'codice', 'R07-00191'],
    [321, 'motore', { it: 'la riga finisce dopo 9 colonne', en: 'the line ends after 9 columns' }],
    [332, 'numero_originale', ''],
  ]);
  // What is odd and can be taken all the same is told too; so are the two records with nothing in them.
  expect(report.notes.map(({ line, column, read }) => [line, column, read])).toEqual([
    [39, 'codice', 'R07-00191'],
    // The 843 and the 846 were both built in that year.
    [200, 'MODELLO', 'Ypsilon 2011'],
    [331, 'foto', 'IMG_4648.JPG|IMG_4648.JPG'],
  ]);
  expect(report.blankLines).toEqual([58, 139]);
  expect(exitStatus(report)).toBe(1);
  const lines = words(report);
  expect(lines.join('\n')).toMatch(/289 of 300 lines went in[\s\S]*scaffale[\s\S]*"aggeggio"/);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);

  const { api } = shop.visitor();
  const { parts } = await api.search({ query: '52 64 555 208' });
  expect(parts).toMatchObject([
    { name: 'Motore semicompleto Dacia Sandero II', price: 184_741, quantity: 1 },
  ]);
  const [xenon] = (await api.search({ query: 'A3016613186' })).parts;
  const part = await api.part(xenon?.id ?? 0);
  expect(part).toMatchObject({
    name: 'Centralina xenon',
    description: 'Perfetto – come nuovo',
    price: 9_785,
    quantity: 0,
    condition: 'B',
    manufacturerCode: '0 326 147 670',
    car: { year: 2016, mileageKm: 67_815, colour: 'Blu' },
    carModels:
      'Mercedes-Benz Classe A (W176) 2012–2018, Mercedes-Benz Classe A (W168) 1997–2004, Mercedes-Benz Classe C (W203) 2000–2007',
  });
});

test('the place of a piece is read in whichever blanks it is written, and a folder is told to be none', async () => {
  const lines = ['A  1', 'A\u00a01', '..'].map(
    (place, at) =>
      `POSTO-${at};Faro anteriore;5181009${at};Fiat;Panda (169);2008;faro-anteriore;50;0;1;${place}`,
  );
  const report = await bring([`${header};posizione`, ...lines].join('\n'));
  expect(report).toMatchObject({ added: 3, refused: 0 });
  expect(report.notes).toMatchObject([{ line: 4, column: 'posizione', read: '..' }]);
  const { rows } = await shop.database.pool.query(
    "select place from parts where sku like 'POSTO-%' order by sku",
  );
  expect(rows).toEqual([{ place: 'A 1' }, { place: 'A 1' }, { place: null }]);
});

test('how a piece was tried stands in a column of its own, in words of either language', async () => {
  const ways = ['in moto', 'Banco', 'provato', 'non provato', 'running', 'bench', 'sì', 'no', '', 'forse'];
  const lines = ways.map(
    (way, at) => `PROVA-${at};Faro anteriore;5181019${at};Fiat;Panda (169);2008;faro-anteriore;50;0;1;${way}`,
  );
  const report = await bring([`${header};prova`, ...lines].join('\n'));
  expect(report).toMatchObject({ added: 9, refused: 1, faults: [{ column: 'prova', read: 'forse' }] });
  const { rows } = await shop.database.pool.query<{ tested: string | null }>(
    "select tested from parts where sku like 'PROVA-%' order by sku",
  );
  const tried = ['running', 'bench', 'tried', 'untested'];
  expect(rows.map(({ tested }) => tested)).toEqual([tried, tried, null].flat());
});

test('the same file twice changes nothing at all', async () => {
  const { api } = shop.visitor();
  const before = await api.search({ limit: 60 });
  shop.setTime(new Date('2026-12-01T10:00:00Z'));
  const report = await bring(yardExport);
  expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 289 });
  expect(words(report)).toContain('Nothing has changed.');
  expect(await api.search({ limit: 60 })).toEqual(before);
});

test('sold pieces stay sold when the yard’s file moves its quantity', async () => {
  const line = (quantity: number) =>
    `${header}\nQ-1;Faro anteriore;51819001;Fiat;Panda (169);2008;faro-anteriore;50;0;${quantity}`;
  await bring(line(3));
  await shop.database.pool.query("update parts set on_hand = on_hand - 2 where sku = 'Q-1'");
  const quantity = async () => (await shop.visitor().api.search({ query: '51819001' })).parts[0]?.quantity;
  await bring(line(3));
  expect(await quantity()).toBe(1);
  await bring(line(5));
  expect(await quantity()).toBe(3);
  await bring(line(0));
  expect(await quantity()).toBe(0);
});

test('a price change enters the price history and shows as the lowest price before the reduction', async () => {
  const line = (price: string, discount: number) =>
    `${header}\nP-1;Faro anteriore;51819002;Fiat;Panda (169);2008;faro-anteriore;${price};${discount};1`;
  const day = (date: string) => shop.setTime(new Date(`2026-${date}T10:00:00Z`));
  day('09-01');
  await bring(line('80,00', 0));
  day('10-01');
  await bring(line('100,00', 0));
  day('11-20');
  expect(await bring(line('100,00', 20))).toMatchObject({ changed: 1 });
  const { api } = shop.visitor();
  const [found] = (await api.search({ query: '51819002' })).parts;
  expect(await api.part(found?.id ?? 0)).toMatchObject({
    price: 10_000,
    discount: 20,
    discountedPrice: 8_000,
    lowestPrice30d: 10_000,
    updatedAt: '2026-11-20T10:00:00.000Z',
  });
});

test('a reduction to the price that a part had counts its 30 days from when it is told, not from the old price', async () => {
  const line = (price: string, discount: number) =>
    `${header}\nP-2;Faro anteriore;51819003;Fiat;Panda (169);2008;faro-anteriore;${price};${discount};1`;
  for (const [date, price, discount] of [
    ['09-01', '200,00', 0],
    ['09-20', '100,00', 0],
    ['11-20', '125,00', 20],
  ] as const) {
    shop.setTime(new Date(`2026-${date}T10:00:00Z`));
    await bring(line(price, discount));
  }
  const { api } = shop.visitor();
  const [found] = (await api.search({ query: '51819003' })).parts;
  expect(await api.part(found?.id ?? 0)).toMatchObject({ discountedPrice: 10_000, lowestPrice30d: 10_000 });
});

test('a file without the columns that are needed is refused whole, and an empty one too', async () => {
  const report = await bring('codice;nome\nA;Faro');
  expect(report.faults.map(({ column }) => column)).toEqual(['numero_originale', 'categoria', 'prezzo']);
  expect(exitStatus(report)).toBe(2);
  expect(exitStatus(await bring(''))).toBe(2);
  expect(exitStatus(await bring(new Uint8Array([0, 1, 2, 255, 254])))).toBe(2);
});

test('a file in English with commas goes in as well', async () => {
  const report = await bring(
    'SKU,Name,name_en,serialNumber,make,model,year,fuel,category,price,fits\n' +
      'E-1,Faro sinistro,Left headlight,"1K0 941 005",VW,Golf 5,2006,diesel,Headlight,"1,250.00",Audi A3 (8P) 2003-2012',
  );
  expect(report).toMatchObject({ added: 1, faults: [] });
  const { parts } = await shop.visitor().api.search({ query: '1K0941005' });
  expect(parts).toMatchObject([{ price: 125_000, models: [{ name: 'Golf V (1K)' }] }]);
});

test('what a slip of the hand probably meant is taken and told; what could be several things is not', async () => {
  const line = (sku: string, make: string, model: string, kind: string) =>
    `${sku};Faro;${sku}1234;${make};${model};2008;${kind};50;0;1`;
  const report = await bring(
    [
      header,
      line('S-1', 'Wolkswagen', 'Glof V', 'faro-anteriore'),
      line('S-2', 'Fiat', 'Fiat Panda 1.2 Dynamic', 'Faro anterioe'),
      line('S-3', 'Fiat Panda', '', 'headlight'),
      line('S-4', 'Fiat', 'Pnto', 'faro'),
      line('S-5', 'Peugeot', '209', 'faro-anteriore'),
    ].join('\n'),
  );
  expect(report.notes.map(({ line: number, column, taken }) => [number, column, taken])).toEqual([
    [2, 'marca', 'Volkswagen'],
    [2, 'modello', 'Golf V (1K)'],
    [3, 'categoria', 'Faro anteriore'],
  ]);
  expect(report.faults.map(({ line: number, column }) => [number, column])).toEqual([
    [5, 'categoria'],
    [6, 'modello'],
  ]);
  expect(report).toMatchObject({ added: 3, refused: 2 });
});

test('vehicles that the shop does not know are passed over, and the piece goes in', async () => {
  const fits =
    'Fiat Panda (169) 2012-2003 | Trabant 601 1964-1990 | Fiat Punto (188) 1999-2010 | Fiat Panda (169) 9999-';
  const report = await bring(`${header};compatibile_con\nV-1;Faro;51819777;;;;faro-anteriore;50;0;1;${fits}`);
  expect(report).toMatchObject({ added: 1, refused: 0 });
  expect(report.notes.map(({ read }) => read)).toEqual([
    'Fiat Panda (169) 2012-2003',
    'Trabant 601 1964-1990',
    'Fiat Panda (169) 9999-',
  ]);
  const [found] = (await shop.visitor().api.search({ query: '51819777' })).parts;
  expect(await shop.visitor().api.part(found?.id ?? 0)).toMatchObject({
    carModels: 'Fiat Panda (169) 2003–2012, Fiat Punto (188) 1999–2010',
  });
});

test('texts lose signs that would hurt the database, a page or a label, and keep the others', async () => {
  const report = await bring(
    JSON.stringify([
      {
        sku: 'C-1',
        name: 'Faro\u0000 <script>alert(1)</script>\u202e\n=cmd',
        serialNumber: '51819\u200b888',
        category: 'faro-anteriore',
        price: 49.9,
        description: 'riga\r\ndue \ud800',
      },
    ]),
  );
  expect(report).toMatchObject({ added: 1, refused: 0 });
  expect(report.notes.map(({ column }) => column)).toEqual(['name', 'description']);
  const [found] = (await shop.visitor().api.search({ query: '51819888' })).parts;
  expect(await shop.visitor().api.part(found?.id ?? 0)).toMatchObject({
    name: 'Faro <script>alert(1)</script> =cmd',
    description: 'riga\ndue \ufffd',
    price: 4_990,
  });
});

test('a code in another case is the same code; the first good line of it counts', async () => {
  const line = (sku: string, price: string) => `${sku};Faro;51819999;;;;faro-anteriore;${price};0;1`;
  const report = await bring(
    [header, line('k-1', 'tanto'), line('K-1', '10'), line('k - 1', '20')].join('\n'),
  );
  expect(report).toMatchObject({ added: 1, refused: 2 });
  expect(report.faults.map(({ line: number, column }) => [number, column])).toEqual([
    [2, 'prezzo'],
    [4, 'codice'],
  ]);
});
