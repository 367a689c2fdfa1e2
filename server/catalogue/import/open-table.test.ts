import { expect, test } from 'vitest';
import { createKnownCatalogue } from './known-catalogue.ts';
import { openForeignTable } from './open-table.ts';
import { zipOf } from '../../../test/zip.ts';
import { unreadable } from './told/of-files.ts';
import { fileInMemory } from './yard-file.ts';
import { expectedLine } from './told/of-lines.ts';

const catalogue = createKnownCatalogue({ brands: new Map(), models: new Map(), categories: new Map() });

test('a workbook without a list of parts is told what a list has', async () => {
  const bytes = zipOf([
    { name: 'xl/_rels/workbook.xml.rels', content: '<r><Relationship Id="r1" Target="s.xml"/></r>' },
    { name: 'xl/workbook.xml', content: '<w xmlns:r="r"><sheet name="A" r:id="r1"/></w>' },
    { name: 'xl/s.xml', content: '<s><row r="1"><c r="A1"><v>12</v></c></row></s>' },
  ]);
  await expect(openForeignTable(fileInMemory(bytes), catalogue, 2026)).rejects.toThrow(unreadable.noList.en);
});

test('headings and notes are told, a header is passed over on every page, and what stands under VENDUTI is sold', async () => {
  const header = 'Etich.;Particolare;Prezzo;Scaff.';
  const text = [
    'ELENCO RICAMBI',
    header,
    'E/1;Paraurti ant.;70;A1',
    'MECCANICA',
    'E/2;Cambio;250;B1',
    header.toUpperCase(),
    'VENDUTI',
    'E/3;Alternatore;50;B2',
    'NOTA: i prezzi sono trattabili per tutte le officine',
    'E/4;Turbina;90;B2',
    'VETRI',
    'E/5;Lunotto;40;B3',
  ].join('\n');
  const table = await openForeignTable(fileInMemory(new TextEncoder().encode(text)), catalogue, 2026);
  const lines = [];
  for await (const some of table?.lines({ unknownColumns: new Set(), blankLines: [] }) ?? [])
    lines.push(...some);
  expect(
    lines.filter(({ fault }) => !fault).map(({ code, isUnderSold = false }) => [code, isUnderSold]),
  ).toEqual([
    ['E/1', false],
    ['E/2', false],
    ['E/3', true],
    ['E/4', true],
    ['E/5', false],
  ]);
  expect(lines.flatMap(({ fault }) => fault?.expected ?? [])).toEqual(Array(4).fill(expectedLine.noHeading));
});

test('a list of pieces with neither codes nor numbers is told what it lacks', async () => {
  const text = 'pezzo;auto;prezzo\nporta ant sx;Punto 188;80\nfaro dx;Golf 5;45\ncofano;Clio 2;70';
  await expect(
    openForeignTable(fileInMemory(new TextEncoder().encode(text)), catalogue, 2026),
  ).rejects.toThrow(unreadable.noCodes.en);
});
