import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFixedReader, ruledColumns } from './fixed-width.ts';

const printout = [
  'AUTODEMOLIZIONI GALLI   VIA STAZIONE 14     PAG. 1',
  'COD.ART DESCRIZIONE            GIAC.    PREZZO',
  '------- -------------------- ------- ---------',
  '** FAMIGLIA 01 MOTORE E PARTI MOTORE',
  '000118  MOTORE FIAT PUNTO 1.2   1,00    450,00',
  '        KM 132.000',
  '        SENZA ALTERNATORE',
  '000140  TURBINA ALFA 159        2,00  1.215,50',
  '        TOTALE FAMIGLIA               1.665,50',
  '\fAUTODEMOLIZIONI GALLI   VIA STAZIONE 14     PAG. 2',
];

function read(lines: readonly string[]): (readonly string[])[] {
  const starts = ruledColumns(lines);
  if (!starts) return [];
  const reader = createFixedReader(starts);
  const records = lines.flatMap((text, at) => reader.take(at + 1, text));
  return [...records, ...reader.end()].map(({ cells }) => cells);
}

test('a printout has its columns where they are ruled, second lines with their piece, and headings whole', () => {
  expect(read(printout)).toEqual([
    ['AUTODEMOLIZIONI GALLI   VIA STAZIONE 14     PAG. 1'],
    ['COD.ART', 'DESCRIZIONE', 'GIAC.', 'PREZZO', 'note'],
    ['** FAMIGLIA 01 MOTORE E PARTI MOTORE'],
    ['000118', 'MOTORE FIAT PUNTO 1.2', '1,00', '450,00', 'KM 132.000 SENZA ALTERNATORE'],
    ['000140', 'TURBINA ALFA 159', '2,00', '1.215,50', ''],
    ['', 'TOTALE FAMIGLIA', '', '1.665,50', ''],
    ['AUTODEMOLIZIONI GALLI   VIA STAZIONE 14     PAG. 2'],
  ]);
});

test('a table with delimiters is no printout', () => {
  for (const line of ['cod;nome;prezzo', '---;----;-----', '---|----|---', '-----------------', ''])
    expect(ruledColumns([line]), line).toBeUndefined();
});

test('whatever is printed, each line is in one record', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 })), (lines) => {
      const reader = createFixedReader([0, 8, 29]);
      const records = ['x', ...lines].flatMap((text, at) => reader.take(at + 1, text));
      expect([...records, ...reader.end()].length).toBeLessThanOrEqual(lines.length + 1);
    }),
  );
});
