import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumber, orderNumberBytes } from '../order-number.ts';
import { plainName, readOrderSearch, tellingWords } from './order-search.ts';

const now = new Date('2026-11-28T12:00:00Z');
const read = (text: string) => readOrderSearch(text, now);
const textsOf = (text: string) => read(text).words.map((word) => word.text);

test('an amount is read as a bank statement writes it, alone and beside a name', () => {
  for (const typed of ['84,40', '84.40', '€ 84,40', '+84,40', '+ 84,40 EUR'])
    expect(read(typed).cents, typed).toBe(8_440);
  expect(read('1.234,50').cents).toBe(123_450);
  expect(read('Rossi 84,40')).toMatchObject({
    cents: undefined,
    words: [{ text: 'rossi' }, { cents: 8_440 }],
  });
});

test('a number is found however it was copied, misheard or broken', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2099 }),
      fc.uint8Array({ minLength: orderNumberBytes, maxLength: orderNumberBytes }),
      fc.constantFrom('-', ' ', '', ' - ', '–', '/', '_', '.'),
      fc.constantFrom('RIF.ORDINE', 'ordine ', ''),
      (year, random, between, before) => {
        const number = orderNumber(year, random);
        const copied = before + number.replaceAll('-', between);
        for (const text of [copied, copied.toLowerCase(), copied.replaceAll('0', 'O'), `${copied}, 2 colli`])
          expect(read(text).numbers, text).toContain(number);
      },
    ),
  );
  expect(read('s 26 z8q d5k, faro').numbers).toEqual(['S-26-Z8QD5K']);
  expect(read('saldo 7TB8XC').numbers).toEqual([26, 25, 24, 23, 22].map((year) => `S-${year}-7TB8XC`));
  expect(read('IT60X0542811101000000123456').numbers).toEqual([]);
});

test('a name is its words, without dots, accents, apostrophes and what stands around it', () => {
  expect(textsOf(' Niccolò  D’Angelo <nico@posta.it>;')).toEqual(['niccolo', 'dangelo', 'nico@postait']);
  expect(plainName('F.lli Cantù S.r.l.')).toBe(plainName('fratelli cantu srl'));
  expect(tellingWords(read('ordine sig.ra Rossi').words).map(({ text }) => text)).toEqual(['rossi']);
  expect(tellingWords(read('ordine').words).map(({ text }) => text)).toEqual(['ordine']);
  expect(textsOf('   ')).toEqual([]);
});
