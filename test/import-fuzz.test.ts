/** Whatever a file holds: a report and a sound catalogue, never an exception. */
import { locales } from '../domain/constants.ts';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { exitStatus, inWords } from '../server/cli/import-words.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { zipOf } from './zip.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** Imports and looks whether the report adds up, fits a terminal, and left nothing unsound behind. */
async function bring(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const report = await importPieces(shop.database.db, shop.deps.clock, bytes, { batchSize: 20 });
  const { added, changed, unchanged, refused, lines } = report;
  if (report.unreadable === undefined && lines > 0) expect(added + changed + unchanged + refused).toBe(lines);
  expect([0, 1, 2]).toContain(exitStatus(report));
  for (const language of locales)
    for (const line of inWords(report, { isDryRun: false, width: 80, reportFile: undefined, language }))
      // An accent by itself stands above the letter before it and takes no column.
      expect(line.replaceAll(/\p{M}/gu, '')).not.toMatch(/[\p{Cc}]|.{81}/u);
  return report;
}

async function unsoundRows(): Promise<unknown[]> {
  const { rows } = await shop.database.pool.query(`
    select 'part' as what, sku from parts
      where sku = '' or name_it = '' or name_en = '' or serial_key !~ '^[A-Z0-9]+$' or price <= 0 or on_hand < reserved
        or listed_quantity < 0 or weight_kg <= 0 or name_it ~ '[[:cntrl:]]'
        or discounted_price <> floor((price::bigint * (100 - discount) + 50) / 100)
        or not exists (select 1 from price_history where part_id = parts.id)
        or cardinality(model_ids) <> (select count(*) from part_fits where part_id = parts.id)
    union all
    select 'fit', part_id::text from part_fits where year_from > year_to or year_from < 1900 or year_to > 2100
    union all
    select 'car', fingerprint from cars where year not between 1900 and 2027 or mileage_km not between 0 and 2000000`);
  return rows;
}

const header =
  'codice;nome;descrizione;numero_originale;marca;modello;anno;km;categoria;prezzo;sconto;quantita;peso_kg;compatibile_con;foto';
const good =
  'G-1;Faro;bello;51 81 99;Fiat;Panda (169);2008;90.000;faro-anteriore;89,50;10;2;3;Fiat Punto (188) 1999-2010;a.jpg';

test('random bytes are told as what they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), async (bytes) => {
      expect(await bring(bytes)).toMatchObject({ added: 0, changed: 0 });
    }),
    { numRuns: 60 },
  );
  for (const file of [gzipSync(good), new Uint8Array(0), new Uint8Array(70_000), Buffer.from('PK\x03\x04xl')])
    expect(exitStatus(await bring(file))).toBe(2);
});

/** Cells that yards, people and attackers write. */
const cell = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '"',
    '""',
    '"a',
    'a"b',
    ';',
    '\\',
    '\u0000',
    '\ufffd',
    '\ud800',
    '\u202e',
    '=1+1',
    "'; drop table parts; --",
    'Fiat',
    'Panda (169)',
    'VW',
    'Golf V',
    'faro-anteriore',
    'Headlight',
    '1.250,00',
    '-1',
    '1e9',
    '2008',
    '0000',
    '99999999999999999999',
    'Fiat Panda (169) 2012-2003',
    '||||',
    'Fiat Panda (169) 0001-9999',
    '<script>',
    '%00',
    '../../etc/passwd',
    'NaN',
    'Infinity',
    '٣',
    'x'.repeat(6_000),
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer().map(String),
);

test('random cells in good columns leave a sound catalogue', async () => {
  const columns = header.split(';').length;
  const line = fc.array(cell, { minLength: columns - 1, maxLength: columns + 1 });
  /** A good line with a few of its cells changed. */
  const nearlyGood = fc
    .tuple(fc.nat(30), fc.array(fc.tuple(fc.nat(columns - 1), cell), { maxLength: 3 }))
    .map(([number, changes]) => {
      const cells = [`N-${number}`, ...good.split(';').slice(1)];
      for (const [at, text] of changes) cells[at] = text;
      return cells;
    });
  const sign = fc.constantFrom(';', ',', '\t');
  const end = fc.constantFrom('\n', '\r\n', '\r');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(nearlyGood, nearlyGood, line), { maxLength: 30 }),
      sign,
      end,
      fc.boolean(),
      async (lines, delimiter, lineEnd, isQuoted) => {
        const quoted = (text: string) =>
          isQuoted || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
        const rows = [header.split(';'), ...lines].map((cells) => cells.map(quoted).join(delimiter));
        await bring(rows.join(lineEnd));
      },
    ),
    { numRuns: 60 },
  );
  expect(await unsoundRows()).toEqual([]);
});

test('random JSON leaves a sound catalogue', async () => {
  const names = header.split(';');
  const value = fc.oneof(
    cell,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(cell, { maxLength: 3 }),
    fc.jsonValue(),
  );
  const object = fc
    .tuple(fc.nat(30), fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value, { maxKeys: 4 }))
    .map(([number, changes]) => ({
      ...Object.fromEntries(good.split(';').map((text, at) => [names[at], text])),
      codice: `J-${number}`,
      ...changes,
    }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(object, object, fc.jsonValue()), { maxLength: 20 }),
      fc.nat(),
      async (list, cut) => {
        const text = JSON.stringify(list);
        await bring(text);
        await bring(text.slice(0, cut % (text.length + 1)));
      },
    ),
    { numRuns: 40 },
  );
  expect(await unsoundRows()).toEqual([]);
});

test('files of odd shapes are told in a table, and their good lines go in', async () => {
  const wide = Array.from({ length: 10_000 }, (_, at) => `colonna ${at}`).join(';');
  const shapes: [name: string, content: string, added: number][] = [
    ['headers twice', `${header};${header}\n${good.replace('G-1', 'O-1')};${good}`, 1],
    ['ten thousand columns', `${header};${wide}\n${good.replace('G-1', 'O-2')}${';'.repeat(10_000)}`, 1],
    [
      'a quote never closed',
      `${header}\n${good.replace('G-1', 'O-3')}\n"O-4;Faro\n${good.replace('G-1', 'O-5')}`,
      2,
    ],
    ['a line of two million signs', `${header}\n${'x'.repeat(2e6)}\n${good.replace('G-1', 'O-6')}`, 1],
    ['the header alone', header, 0],
    ['another table', 'nome;cognome\nMario;Rossi', 0],
    ['nested JSON', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 0],
    ['deep objects', `[${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}]`, 0],
    ['a deep code', `[{"codice":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`, 0],
    ['JSON of the wrong shape', '{"codice":"A"}', 0],
    ['a JSON text', '["codice;nome"]', 0],
    ['a thousand open quotes', `${header}\n${'"a\n'.repeat(1_000)}`, 0],
  ];
  for (const [name, content, added] of shapes) {
    const report = await bring(content);
    expect(report.added, name).toBe(added);
    if (added === 0) expect(exitStatus(report), name).toBe(2);
    if (name !== 'the header alone' && name !== 'headers twice' && name !== 'ten thousand columns')
      expect(report.faultCount, name).toBeGreaterThan(0);
  }
  expect(await unsoundRows()).toEqual([]);
});

/** Of the samples, and a list as LibreOffice keeps one. */
const workbook = readFileSync(new URL('fixtures/foreign/5-magazzino.xlsx', import.meta.url));
const cellsOf = (line: string): string =>
  line
    .split(';')
    .map((text) => `<t:table-cell><x:p>${text}</x:p></t:table-cell>`)
    .join('');
const openDocument = zipOf([
  {
    name: 'content.xml',
    content: `<o:d xmlns:o="o" xmlns:t="t" xmlns:x="x"><t:table t:name="A">${[
      'Codice;Ricambio;Marca;Modello;Prezzo',
      'W-1;Faro anteriore sx;Fiat;Panda;50,00',
      'W-2;Alternatore;Fiat;Panda;40,00',
    ]
      .map((line) => `<t:table-row>${cellsOf(line)}</t:table-row>`)
      .join('')}</t:table></o:d>`,
  },
]);

test('spoiled workbooks end in a sentence, and leave a sound catalogue', async () => {
  expect(await bring(openDocument)).toMatchObject({ added: 2, refused: 0 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Uint8Array>(workbook, openDocument),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 40 }),
      fc.nat(),
      fc.boolean(),
      async (whole, changes, cut, isCut) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        await bring(isCut ? bytes.subarray(0, cut % bytes.length) : bytes);
      },
    ),
    { numRuns: 60 },
  );
  expect(await unsoundForeign()).toEqual([]);
});

test('archives of anything, locked, lying or without end, are told in a sentence of each language', async () => {
  const workbookName = fc.constantFrom(
    'content.xml',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/worksheets/sheet1.xml',
    'word/document.xml',
    'list.csv',
    '../list.csv',
  );
  const entry = fc.record(
    {
      name: fc.oneof(workbookName, fc.string()),
      content: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('<a>', '<a/>', '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>', `<a>${good}</a>`),
        fc.uint8Array(),
      ),
      isEncrypted: fc.boolean(),
      saidSize: fc.nat(2 ** 32 - 1),
    },
    { requiredKeys: ['name', 'content'] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 5 }), async (entries) => {
      const report = await bring(zipOf(entries));
      expect(report).toMatchObject({ added: 0, lines: 0 });
      for (const sentence of Object.values(report.unreadable ?? {})) expect(sentence).toMatch(/\.$/);
      expect(report.unreadable ?? report.faults[0]).toBeDefined();
    }),
    { numRuns: 60 },
  );
  for (const content of ['<a>'.repeat(1_000_000), ' '.repeat(70 * 1024 * 1024)]) {
    const { unreadable } = await bring(zipOf([{ name: 'content.xml', content }]));
    expect(unreadable?.it).toMatch(/^Il file\b.*CSV\.$/);
    expect(unreadable?.en).toMatch(/^The file\b.*CSV\.$/);
  }
});

/** What sellers write in sentences, whole and in pieces. */
const prose = fc
  .array(
    fc.oneof(
      cell,
      fc.constantFrom(
        'Faro sx Fiat Panda 2012',
        'ne ho 4',
        '2 pz disponibili',
        'Codice motore: RHY',
        'Colore: blu',
        'colore '.repeat(300),
        'Cod. Bosch 0445010501',
        'codice bosch '.repeat(300),
        'prezzo a '.repeat(300),
        '2008 '.repeat(300),
        '1 '.repeat(2_000),
        'ZFA19900000334871',
        '(Z19DT) motore BXE',
        'coppia',
        'cad.',
        '<li>',
        '&egrave;',
      ),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(' '));

test('sentences of any kind in names and descriptions leave a sound catalogue', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(prose, prose, cell), { maxLength: 12 }), async (lines) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const table = [
        ['id', 'title', 'description', 'price', 'brand'],
        ['T-0', 'Faro anteriore sx Fiat Panda', 'ne ho 2', '50.00', 'Fiat'],
        ...lines.map(([title, description, brand], at) => [
          `T-${at + 1}`,
          title,
          description,
          '50.00',
          brand,
        ]),
      ];
      const report = await bring(table.map((cells) => cells.map(quoted).join('\t')).join('\n'));
      // A nought byte makes it no text.
      if (report.unreadable === undefined)
        expect(report.added + report.unchanged + report.changed).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
  expect(await unsoundForeign()).toEqual([]);
  const { rows } = await shop.database.pool.query(
    `select sku from parts join cars on cars.id = car_id where sku like 'T-%'
      and (on_hand not between 0 and 99 or year not between 1900 and 2027 or length(engine_code) > 40 or length(colour) > 60)`,
  );
  expect(rows).toEqual([]);
});

/** What has to hold of pieces of foreign files, which may have no number. */
async function unsoundForeign(): Promise<unknown[]> {
  const { rows } = await shop.database.pool.query(`
    select sku from parts where sku = '' or name_it = '' or name_en = '' or serial_key !~ '^[A-Z0-9]*$' or price <= 0 or on_hand < reserved
      or name_it ~ '[[:cntrl:]]' or cardinality(model_ids) <> (select count(*) from part_fits where part_id = parts.id)
    union all select name from models where name = '' or slug = '' or length(name) > 60`);
  return rows;
}

test('random cells under a foreign header leave a sound catalogue', async () => {
  const names = [
    'Progressivo',
    'Ricambio',
    'Produttore',
    'Vettura',
    'Anno',
    'Codici originali',
    'Importo',
    'Giacenza',
    'Scaffale',
    'Telaio',
    'Km',
    'Lato',
    'Foto',
    'Stato',
    'Note',
  ];
  const line = fc.array(
    fc.oneof(cell, fc.constantFrom('FIAT', "PUNTO '06", '51888661 - 51888662', '€ 79,00', 'Faro sx', '1')),
    {
      minLength: names.length,
      maxLength: names.length,
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 25 }), async (lines) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const good = [
        'Z-1',
        'Faro anteriore',
        'FIAT',
        'PANDA',
        '2008',
        '51888661',
        '50,00',
        '1',
        'A1',
        '',
        '',
        'sx',
        '',
        'usato',
        '',
      ];
      const text = [names, good, ...lines].map((cells) => cells.map(quoted).join(';')).join('\n');
      await bring(text);
    }),
    { numRuns: 40 },
  );
  expect(await unsoundForeign()).toEqual([]);
});
