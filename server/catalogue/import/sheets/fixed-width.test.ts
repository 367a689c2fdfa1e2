import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFixedReader, fixedColumns } from './fixed-width.ts';

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
  const starts = fixedColumns(lines);
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

test('a printout of DOS is ruled with its own signs, also without gaps', () => {
  const ruled = (text: string): string => text.replaceAll('-', '─');
  expect(read(printout.map(ruled))).toEqual(read(printout));
  const across = printout.map((text) => (text.startsWith('---') ? '─'.repeat(text.length) : text));
  const pieces = ['PORTA', 'COFANO', 'FARO'].flatMap((name, at) =>
    [1, 2, 3].map((nth) => `00020${at * 3 + nth}  ${name.padEnd(20)}    ${nth},00    1${nth}0,00`),
  );
  const records = read([...across.slice(1, 3), ...pieces]);
  expect(records).toContainEqual(['000201', 'PORTA', '1,00', '110,00', '']);
  expect(records.flat().join()).not.toContain('─');
});

test('what stands below one name is one column, although its cells have their blanks below each other', () => {
  const lines = [
    '-'.repeat(56),
    'CODICE   DESCRIZIONE               QTA  PR.NETTO UBICAZ.',
    '-'.repeat(56),
    ...['ALTERNATORE', 'FARO ANT. DX', 'COFANO', 'PORTA', 'SEDILE', 'CAMBIO', 'VOLANTE', 'EGR'].map(
      (name, at) => `010447${at}  ${name.padEnd(27)} 1     4${at},00 A 0${at} 3`,
    ),
  ];
  expect(read(lines)).toContainEqual(['0104470', 'ALTERNATORE', '1', '40,00', 'A 00 3', '']);
});

test('without a rule the blanks between them tell the columns, and a line across parts the names', () => {
  const names = [
    'FARO ANT DX',
    'COFANO',
    'ALTERNATORE 90A',
    'PORTA',
    'TURBINA GARRETT',
    'CAMBIO',
    'EGR',
    'SEDILE',
    'VOLANTE',
  ];
  const lines = [
    'STAMPA GIACENZE',
    'CODICE  DESCRIZIONE          QTA     PREZZO',
    '===========================================',
    ...names.map(
      (name, at) =>
        `00${at + 10}    ${name.padEnd(18)}${String(at + 1).padStart(6)}${`${at * at * 90},00`.padStart(11)}`,
    ),
    '        CON STAFFA',
  ];
  const found = read(lines);
  expect(found.slice(0, 4)).toEqual([
    ['STAMPA GIACENZE'],
    ['CODICE', 'DESCRIZIONE', 'QTA', 'PREZZO', 'note'],
    ['0010', 'FARO ANT DX', '1', '0,00', ''],
    ['0011', 'COFANO', '2', '90,00', ''],
  ]);
  expect(found.at(-1)).toEqual(['0018', 'VOLANTE', '9', '5760,00', 'CON STAFFA']);
  expect(read(names.map((name, at) => `${at}, ${name}, 45.00`))).toEqual([]);
});

test('names that stand beside their columns are theirs in their order', () => {
  const rows = Array.from(
    { length: 9 },
    (_, at) => `00${at + 10}  ${'ABCDEFGHI'.slice(0, at + 1).padEnd(16)} FIAT   ${at + 10},00`,
  );
  const line = '-'.repeat(40);
  const names = '      CODICE    DESCRIZIONE     MARCA     PREZZO';
  expect(read(['STAMPA', line, names, line, ...rows])[1]).toEqual([
    'CODICE',
    'DESCRIZIONE',
    'MARCA',
    'PREZZO',
    'note',
  ]);
});

test('a table with delimiters is no printout', () => {
  for (const line of ['cod;nome;prezzo', '---;----;-----', '---|----|---', '-----------------', ''])
    expect(fixedColumns([line]), line).toBeUndefined();
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
