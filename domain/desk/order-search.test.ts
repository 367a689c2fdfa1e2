import { expect, test } from 'vitest';
import { wordsOfOrderSearch } from './order-search.ts';

test('an amount is read as a bank statement writes it', () => {
  for (const typed of ['84,40', '84.40', '€ 84,40', '+84,40', '+ 84,40 EUR'])
    expect(wordsOfOrderSearch(typed).cents, typed).toBe(8_440);
  expect(wordsOfOrderSearch('1.234,50').cents).toBe(123_450);
  expect(wordsOfOrderSearch('Rossi 84,40').cents).toBeUndefined();
});

test('a number is found however it was copied, and a name is its words', () => {
  expect(wordsOfOrderSearch('bonifico rif. s 26 7k2m9q').numbers).toEqual(['S-26-7K2M9Q']);
  expect(wordsOfOrderSearch(' Mario  Rossi ')).toEqual({
    numbers: [],
    words: ['Mario', 'Rossi'],
    cents: undefined,
  });
  expect(wordsOfOrderSearch('   ').words).toEqual([]);
});
