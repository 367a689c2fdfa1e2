import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saysNothing } from '../says-nothing.ts';
import { plainText } from './clean-text.ts';
import {
  isPlaceholder,
  readAnyCondition,
  readAnyQuantity,
  readAnyYear,
  readForeignPrice,
  withVat,
} from './foreign-values.ts';
import { numbersInProse, readPartNumbers } from './part-numbers.ts';

test('several numbers in a cell are several, and one that is written in pieces is one', () => {
  const written: Record<string, string[]> = {
    '51888662 - 51888663': ['51888662', '51888663'],
    '3C9945096 / 3C9945096D': ['3C9945096', '3C9945096D'],
    '51888661/51888662': ['51888661', '51888662'],
    '51888661 51888662': ['51888661', '51888662'],
    '0445110076\n0986435083': ['0445110076', '0986435083'],
    'A 169 370 02 00': ['A 169 370 02 00'],
    '0 001 121 016': ['0 001 121 016'],
    '8V51-9H307-AF': ['8V51-9H307-AF'],
    '10.0960-0360.3 | 61589-22120': ['10.0960-0360.3', '61589-22120'],
    '0001121016;0 001 121 016': ['0001121016'],
    'OE: 51888661 (Magneti Marelli)': ['51888661'],
    'VALEO 89318263': ['89318263'],
    '504088755 bosch 0445120002': ['504088755', '0445120002'],
    '1K0920854H / VDO A2C53089744': ['1K0920854H', 'A2C53089744'],
    GQQ: ['GQQ'],
    '8E0864207': ['8E0864207'],
  };
  for (const [text, numbers] of Object.entries(written))
    expect(readPartNumbers(text).numbers, text).toEqual(numbers);
});

test('nothing is said in many words, and a black door is something', () => {
  for (const text of [
    'nėra',
    'NĖRA',
    'nera duomenu',
    'N/D',
    '-',
    'brak',
    'onbekend',
    'n.v.t.',
    'desconhecido',
    'sem ref.',
    'necunoscut',
    'fără cod',
    'okänt',
    'saknas',
    'ukendt',
  ])
    expect(saysNothing(text), text).toBe(true);
  for (const text of ['nera', 'nero', 'B']) expect(saysNothing(text), text).toBe(false);
});

test('what is no number is none, and told', () => {
  for (const text of [
    'N/D',
    'n.d.',
    'sconosciuto',
    'unknown',
    'n. bek.',
    'nėra',
    '000',
    '0000000',
    '5,1859E+07',
    '-',
    'brak',
    'XXXX',
  ])
    expect(readPartNumbers(text), text).toMatchObject({ numbers: [], leftOut: [text] });
  expect(readPartNumbers('')).toEqual({ numbers: [], leftOut: [] });
});

test('whatever stands in a cell, its numbers are numbers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const number of readPartNumbers(text).numbers) expect(number).toMatch(/[A-Za-z0-9]/);
    }),
    { examples: [['㎟']] },
  );
});

test('a price in another currency is none, and VAT is that of the line or of Italy', () => {
  expect(
    ['€ 79,00', '149,00 €', '45 EUR', '1.150,00', '58'].map((text) => readForeignPrice(text)?.cents),
  ).toEqual([7900, 14_900, 4500, 115_000, 5800]);
  expect(['199 zł', '$ 20', '20 GBP', '-75.00', '0', ''].map((text) => readForeignPrice(text))).toEqual(
    Array(6).fill(undefined),
  );
  expect(readForeignPrice('20', 'PLN')).toBeUndefined();
  // A spreadsheet keeps 21 % as 0.21.
  expect(withVat(4000, '0.21')).toBe(4840);
  expect([withVat(5800, ''), withVat(10_000, '10 %'), withVat(10_000, 'margine')]).toEqual([
    7076, 11_000, 12_200,
  ]);
});

test('what stands beside a price is no part of it, and VAT may come on top', () => {
  expect(['150 tratt.', '160 i 4', '50 cad.', '80 la coppia'].map((text) => readForeignPrice(text))).toEqual(
    [15_000, 16_000, 5000, 8000].map((cents) => ({ cents, isNet: false })),
  );
  for (const text of [
    '100 + iva',
    '100+IVA',
    '100 HT',
    '100 zzgl. MwSt',
    '100 excl. btw',
    '€ 100,- ex btw',
    '100 € sem IVA',
    '100 € + TVA',
    '100 € fără TVA',
    '100 exkl. moms',
    '100 € ekskl. moms',
    '100 eks mva',
  ])
    expect(readForeignPrice(text), text).toEqual({ cents: 10_000, isNet: true });
  for (const text of [
    '€ 100,- per stuk',
    '100 € cada',
    '€ 100,00 incl. btw',
    '100 € o par',
    '100 € + portes',
    '100 € cu TVA',
    '100 €/buc',
    '100 € inkl. moms',
    '100 € + frakt',
  ])
    expect(readForeignPrice(text), text).toEqual({ cents: 10_000, isNet: false });
  for (const text of [
    'da 100 a 150',
    'a richiesta',
    '100-150',
    'op aanvraag',
    'sob consulta',
    '450 lei',
    '450 kr',
    '450:-',
  ])
    expect(readForeignPrice(text), text).toBeUndefined();
});

test('a price of nines, of one digit again and again or of a cent stands for none', () => {
  for (const cents of [1, 10, 999_900, 999_999, 9_999_900, 99_999_900, 1_111_100, 1_234_500])
    expect(isPlaceholder(cents), String(cents)).toBe(true);
  for (const cents of [50, 100, 9900, 99_900, 99_999, 111_100, 220_000, 999_000])
    expect(isPlaceholder(cents), String(cents)).toBe(false);
});

test('years, dates and spans of any manner', () => {
  const year = (text: string) => readAnyYear(text, 2026).year;
  expect(
    ['2008', '14/03/2010', '2003-05-20', '05/2008', '03.98', "'06", '2003-05-20T00:00:00'].map(year),
  ).toEqual([2008, 2010, 2003, 2008, 1998, 2006, 2003]);
  expect(readAnyYear('2003-2008', 2026)).toEqual({ year: null, span: { from: 2003, to: 2008 } });
  expect(readAnyYear('07-20', 2026)).toEqual({ year: null, span: { from: 2007, to: 2020 } });
  expect(['05.05', '11-05'].map(year)).toEqual([2005, 2005]);
  expect(['', 'boh', '1850', '20011'].map(year)).toEqual([null, null, null, null]);
});

test('conditions and quantities in the words of the trade', () => {
  const words = {
    usato: 'B',
    'usato garantito': 'B',
    'da revisionare': 'C',
    rigenerato: 'A',
    'come da foto': 'B',
    gebraucht: 'B',
    defekt: 'C',
    Neu: 'A',
    'non funzionante': 'C',
    'Usato - da riverniciare': 'C',
    Usé: 'C',
    'Zo goed als nieuw': 'A',
    Gereviseerd: 'A',
    Goed: 'B',
    Gebruikt: 'B',
    Matig: 'C',
    Beschadigd: 'C',
    'Kwaliteit B': 'B',
    'Muito bom': 'A',
    Óptimo: 'A',
    Bom: 'B',
    Boa: 'B',
    Razoável: 'C',
    Danificado: 'C',
    'Foarte bună': 'A',
    Bună: 'B',
    'Stare: bun': 'B',
    Uzat: 'C',
    Nefuncțional: 'C',
    'Mycket bra': 'A',
    Begagnad: 'B',
    Bra: 'B',
    Sliten: 'C',
    Trasig: 'C',
    'Meget god': 'A',
    'God stand': 'B',
  };
  for (const [text, condition] of Object.entries(words)) expect(readAnyCondition(text), text).toBe(condition);
  expect(readAnyCondition('leichte Kratzer')).toBeUndefined();
  expect(['2 pz', 'sì', 'venduto', '3 szt.', '-1', 'molti'].map(readAnyQuantity)).toEqual([
    2,
    1,
    0,
    3,
    undefined,
    undefined,
  ]);
});

test('entities, tags and what was decoded twice become text', () => {
  expect(plainText('Citro&euml;n <b>C3</b>&nbsp;1.4')).toBe('Citroën C3 1.4');
  expect(plainText('CitroÃ«n')).toBe('Citroën');
  expect(plainText('riga uno<br/>riga due', true)).toBe('riga uno\nriga due');
  expect(plainText(String.raw`<p>riga uno</p>\n<p>riga due</p>`, true)).toBe('riga uno\n\nriga due');
  expect(plainText('&lt;script&gt;alert(1)&lt;/script&gt; Faro')).toBe('Faro');
  expect(plainText('5 < 6 & 7 > 2')).toBe('5 < 6 & 7 > 2');
});

test('a description announces numbers, and says other things behind other words', () => {
  const texts: Record<string, string[]> = {
    'Codice Siemens: 5WS40193\nCodice OE: 9667579680\nPezzi disponibili: 4': ['5WS40193', '9667579680'],
    'Cod. Bosch 0445010501, provato': ['0445010501'],
    'OE-Nummer siehe Foto. Teilenummer Bosch 0 281 013 733': ['0 281 013 733'],
    'Codice motore: RHY\nCodice interno: 51701589': [],
    'Numero originale non leggibile': [],
  };
  for (const [text, numbers] of Object.entries(texts)) expect(numbersInProse(text), text).toEqual(numbers);
});

test('a letter before what it means is the grade, and more than twelve before a stroke are years', () => {
  expect([readAnyCondition("C - Défaut d'aspect / usure"), readAnyCondition('A) come da foto')]).toEqual([
    'C',
    'A',
  ]);
  expect(readAnyYear('98/03', 2026).span).toEqual({ from: 1998, to: 2003 });
  expect(readAnyYear('03/08', 2026)).toEqual({ year: 2008, span: undefined });
});

test('behind a number of figures stands what the piece is called besides', () => {
  expect(readPartNumbers('46774840 IAW 59F.M2').numbers).toEqual(['46774840']);
  expect(readPartNumbers('7701472 A').numbers).toEqual(['7701472 A']);
});
