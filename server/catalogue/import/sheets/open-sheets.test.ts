import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zipOf, type ZipFile } from '../../../../test/zip.ts';
import { UnreadableFile, fileInMemory } from '../yard-file.ts';
import { openSheets } from './open-sheets.ts';
import { firstRecords, mostColumns, mostSheets } from './sheet.ts';

/** All cells of a workbook's sheets, or the sentence that says why there are none. */
async function read(bytes: Uint8Array): Promise<string | (readonly (readonly string[])[])[]> {
  try {
    const { sheets, close } = await openSheets(fileInMemory(bytes));
    try {
      const all = [];
      for (const sheet of sheets) all.push((await firstRecords(sheet, 1_000)).map(({ cells }) => cells));
      return all;
    } finally {
      close();
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}

const relations =
  '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="sharedStrings.xml"/></Relationships>';
const book = '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>';
const sheet =
  '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><v>12.5</v></c></row></sheetData></worksheet>';
const xlsx = (changed: Partial<Record<string, Partial<ZipFile>>> = {}): Uint8Array =>
  zipOf(
    Object.entries({
      'xl/_rels/workbook.xml.rels': relations,
      'xl/workbook.xml': book,
      'xl/sharedStrings.xml': '<sst><si><t>Codice</t></si></sst>',
      'xl/worksheets/sheet1.xml': sheet,
    }).map(([name, content]) => ({ name, content, ...changed[name] })),
  );

const odsRow = (cells: string): string => `<table:table-row>${cells}</table:table-row>`;
const ods = (rows: string): Uint8Array =>
  zipOf([
    {
      name: 'content.xml',
      content: `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><table:table table:name="A">${rows}</table:table></office:document-content>`,
    },
  ]);

test('the same table in .xlsx and .ods is the same', async () => {
  expect(await read(xlsx())).toEqual([[['Codice', '', '12.5']]]);
  expect(
    await read(
      ods(
        odsRow(
          '<table:table-cell><text:p>Codice</text:p></table:table-cell><table:table-cell/><table:table-cell office:value-type="float" office:value="12.5"><text:p>12,50</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16000"/>',
        ),
      ),
    ),
  ).toEqual([[['Codice', '', '12.5']]]);
});

test('a container that is encrypted, lies of its size or unpacks without end is told in one sentence', async () => {
  expect(await read(xlsx({ 'xl/workbook.xml': { isEncrypted: true } }))).toContain('password');
  expect(await read(xlsx({ 'xl/worksheets/sheet1.xml': { saidSize: 5 } }))).toContain('cannot be read');
  expect(await read(xlsx({ 'xl/worksheets/sheet1.xml': { saidSize: 2 ** 31 + 5 } }))).toContain(
    'unpacks to far more',
  );
  const entities = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>';
  expect(await read(xlsx({ 'xl/workbook.xml': { content: entities + book } }))).toContain('cannot be read');
  expect(await read(zipOf([{ name: 'word/document.xml', content: '<a/>' }]))).toContain('text document');
  expect(await read(zipOf([{ name: 'list.csv', content: 'a;b' }]))).toContain('Of an archive');
  const repeated = odsRow('<table:table-cell><text:p>x</text:p></table:table-cell>').replace(
    '<table:table-row',
    '<table:table-row table:number-rows-repeated="1048576"',
  );
  expect((await read(ods(repeated)))[0]).toHaveLength(1_000);
});

test('small files that would unpack, nest or repeat without end are told, or read within bounds', async () => {
  const xml = (content: string) => read(xlsx({ 'xl/worksheets/sheet1.xml': { content } }));
  expect(await xml(' '.repeat(70 * 1024 * 1024))).toContain('unpacks to far more');
  expect(await xml('<a>'.repeat(1_000_000))).toContain('cannot be read');
  const attributes = Array.from({ length: 20_000 }, (_, at) => `a${at}=""`).join(' ');
  expect(await xml(`<worksheet ${attributes}/>`)).toContain('cannot be read');
  const sheets = '<sheet name="A" r:id="r1"/>'.repeat(2_000);
  const many = await read(
    xlsx({ 'xl/workbook.xml': { content: `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>` } }),
  );
  expect(many).toHaveLength(mostSheets);
  const row = odsRow('<table:table-cell><text:p>x</text:p></table:table-cell>');
  const again = row.replace('<table:table-row', '<table:table-row table:number-rows-repeated="900"');
  const { sheets: found, close } = await openSheets(fileInMemory(ods(again.repeat(5))));
  const [repeated] = found;
  expect(repeated && (await firstRecords(repeated, 10_000))).toHaveLength(1_005);
  close();
});

/** Elements of either format, in any order and with any attributes. */
const element = fc
  .tuple(
    fc.constantFrom(
      'row',
      'c',
      'v',
      't',
      'is',
      'sheetData',
      'table:table',
      'table:table-row',
      'table:table-cell',
      'text:p',
      'text:s',
    ),
    fc.dictionary(
      fc.constantFrom(
        'r',
        't',
        's',
        'table:number-columns-repeated',
        'table:number-rows-repeated',
        'office:value-type',
        'office:value',
      ),
      fc.constantFrom('', '0', '-1', '1e99', '99999999', 'ZZZZZZ1', 's', 'b', 'float', 'NaN', '3'),
    ),
    fc.constantFrom('', '7', 'Fiat', '&#0;', '&b;', '89,50'),
  )
  .map(([name, attributes, text]) => {
    const all = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${name}${all.join('')}>${text}`;
  });

test('elements of any kind in any order are read or told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(element, { maxLength: 60 }), fc.boolean(), async (elements, areClosed) => {
      const names = elements.map((one) => /^<([\w:-]+)/.exec(one)?.[1] ?? '');
      const ends = areClosed ? names.toReversed().map((name) => `</${name}>`) : [];
      const content = `<worksheet>${[...elements, ...ends].join('')}</worksheet>`;
      for (const bytes of [xlsx({ 'xl/worksheets/sheet1.xml': { content } }), ods(content)]) {
        const found = await read(bytes);
        if (typeof found === 'string') expect(found).toMatch(/^The file .*\.$/);
        else
          for (const records of found)
            expect(Math.max(0, ...records.map((cells) => cells.length))).toBeLessThanOrEqual(mostColumns);
      }
    }),
    { numRuns: 200 },
  );
});

test('a container with any bytes changed or cut off is read or told, and never thrown over', async () => {
  const whole = xlsx();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 }),
      fc.nat(whole.length),
      async (changes, end) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, byte] of changes) bytes[at] = byte;
        const found = await read(bytes.subarray(0, Math.max(8, end)));
        expect(typeof found === 'string' ? found : found.length).toBeTruthy();
      },
    ),
    { numRuns: 200 },
  );
});

test('a cell that is merged over rows stands in each of them, in both kinds of workbooks', async () => {
  const rows =
    '<row r="1"><c r="A1" t="str"><v>Panda</v></c><c r="B1"><v>1</v></c></row><row r="2"><c r="A2"/><c r="B2"><v>2</v></c></row><row r="3"><c r="B3"><v>3</v></c></row>';
  const merged = `<worksheet><sheetData>${rows}</sheetData><mergeCells count="1"><mergeCell ref="A1:A2"/></mergeCells></worksheet>`;
  const expected = [
    [
      ['Panda', '1'],
      ['Panda', '2'],
      ['', '3'],
    ],
  ];
  expect(await read(xlsx({ 'xl/worksheets/sheet1.xml': { content: merged } }))).toEqual(expected);
  const number = (value: number) =>
    `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
  expect(
    await read(
      ods(
        odsRow(
          `<table:table-cell table:number-rows-spanned="2"><text:p>Panda</text:p></table:table-cell>${number(1)}`,
        ) +
          odsRow(`<table:covered-table-cell/>${number(2)}`) +
          odsRow(`<table:table-cell/>${number(3)}`),
      ),
    ),
  ).toEqual(expected);
});
