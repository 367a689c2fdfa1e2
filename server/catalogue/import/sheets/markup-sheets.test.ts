import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnreadableFile, fileInMemory } from '../yard-file.ts';
import { isMarkup, openSheets } from './open-sheets.ts';
import { firstRecords } from './sheet.ts';

type Read = { name: string; header: readonly string[] | undefined; rows: (readonly string[])[] };

/** All that the sheets of a text hold, or the sentence that says why there are none. */
async function read(text: string | Uint8Array): Promise<Read[] | string> {
  try {
    const { sheets } = await openSheets(fileInMemory(Buffer.from(text)));
    const found: Read[] = [];
    for (const sheet of sheets) {
      const records = await firstRecords(sheet, 100);
      found.push({ name: sheet.name, header: sheet.header, rows: records.map(({ cells }) => cells) });
    }
    return found;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}

test('the table of a web page that is called .xls is read as a browser shows it', async () => {
  const page = `<html><head><style>td { color: red }</style></head><body>
    <table border=1><tr><th>Codice<th>Descrizione<th>Prezzo
    <tr><td>A1<td>Faro ant.<br>dx &amp; lampada<td>45,00&nbsp;&euro;
    <tr><td colspan=2>TOTALE<td>45,00</table>`;
  expect(await read(page)).toEqual([
    {
      name: '',
      header: undefined,
      rows: [
        ['Codice', 'Descrizione', 'Prezzo'],
        ['A1', 'Faro ant.\ndx & lampada', '45,00 €'],
        ['TOTALE', '', '45,00'],
      ],
    },
  ]);
});

test('Excel’s XML of 2003 has a sheet for each worksheet, and cells where they are said to be', async () => {
  const book = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
    xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <Worksheet ss:Name="Meccanica"><Table><Row><Cell><Data ss:Type="String">COD</Data></Cell><Cell ss:Index="3"><Data ss:Type="String">PREZZO</Data></Cell></Row>
    <Row ss:Index="4"><Cell><Data ss:Type="String">A&amp;1</Data></Cell></Row></Table></Worksheet>
    <Worksheet ss:Name="Altro"><Table><Row><Cell><Data ss:Type="Number">7</Data></Cell></Row></Table></Worksheet></Workbook>`;
  expect(await read(book)).toEqual([
    { name: 'Meccanica', header: undefined, rows: [['COD', '', 'PREZZO'], ['A&1']] },
    { name: 'Altro', header: undefined, rows: [['7']] },
  ]);
});

test('a list of XML is one of records, with what stands around it, attributes and several of one name', async () => {
  const list = `<?xml version="1.0" encoding="utf-8"?>
    <magazzino xmlns:g="x"><veicolo><marca>Fiat</marca><modello>Panda</modello><pezzi>
      <pezzo id="1"><nome><![CDATA[Faro <dx>]]></nome><g:prezzo valuta="EUR">45.00</g:prezzo><foto>a.jpg</foto><foto>b.jpg</foto></pezzo>
      <pezzo id="2"><nome>Cofano</nome><g:prezzo valuta="EUR">90.00</g:prezzo></pezzo>
    </pezzi></veicolo></magazzino>`;
  expect(await read(list)).toEqual([
    {
      name: '',
      header: ['veicolo.marca', 'veicolo.modello', 'id', 'nome', 'prezzo', 'prezzo.valuta', 'foto'],
      rows: [
        ['Fiat', 'Panda', '1', 'Faro <dx>', '45.00', 'EUR', 'a.jpg | b.jpg'],
        ['Fiat', 'Panda', '2', 'Cofano', '90.00', 'EUR', ''],
      ],
    },
  ]);
  const rows =
    '<export><row cod="A1" nome="Faro" prezzo="45"/><row cod="A2" nome="Cofano" prezzo="90"/></export>';
  expect(await read(rows)).toMatchObject([
    {
      header: ['cod', 'nome', 'prezzo'],
      rows: [
        ['A1', 'Faro', '45'],
        ['A2', 'Cofano', '90'],
      ],
    },
  ]);
});

test('markup in any encoding is told, and a page without a table says what to do', async () => {
  expect(await isMarkup(fileInMemory(Buffer.from('\ufeff<table><tr><td>x', 'utf16le')))).toBe(true);
  expect(await isMarkup(fileInMemory(Buffer.from('codice;nome\n<b>;x')))).toBe(false);
  expect(await read('<?xml version="1.0"?><a><b>x</b></a>')).toContain('save the table as CSV');
  expect(await read('<a>'.repeat(100_000))).toContain('save the table as CSV');
  expect(await read(Buffer.from('<table><tr><td>Qualit\u00e0', 'latin1'))).toMatchObject([
    { rows: [['Qualità']] },
  ]);
});

test('any pieces of markup in any order are read or told', async () => {
  const piece = fc.constantFrom(
    '<table>',
    '</table>',
    '<tr>',
    '</tr>',
    '<td colspan=9999999>',
    '<td>',
    '</td>',
    '<th',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<row a="1" b="2" c="3">',
    '</row>',
    '<__proto__>x</__proto__>',
    '<a constructor="1">',
    '</a>',
    '&#0;',
    '&euro;',
    '<![CDATA[',
    ']]>',
    'Fiat',
    '\u0000',
    '<?xml?>',
  );
  const beginnings = fc.constantFrom(
    '<table>',
    '<?xml version="1.0"?><l>',
    '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet>',
  );
  await fc.assert(
    fc.asyncProperty(beginnings, fc.array(piece, { maxLength: 80 }), async (beginning, pieces) => {
      const found = await read(beginning + pieces.join(''));
      if (typeof found === 'string') expect(found).toMatch(/^The file .*\.$/);
      else
        for (const { rows } of found)
          expect(Math.max(0, ...rows.map(({ length }) => length))).toBeLessThanOrEqual(500);
    }),
  );
});
