import { expect, test } from 'vitest';
import { isPrivateQuery, namesOneCar } from './private-query.ts';

test('what says who somebody is, or whose car it is, is private, alone and among words', () => {
  for (const query of [
    'WVWZZZ1KZ5W118342',
    'telaio zfa16900001284563',
    'ZFA 169 00 00 1284563',
    'AB123CD',
    'targa ab 123-cd',
    'Panda FG 456 HJ faro',
    'MI 1A2345',
    'to 123456',
    'M-AB 1234',
    'mario.rossi@example.com',
    'RSSMRA85T10A562S',
    '333 1234567',
    'chiamare +39 333 1234567',
    '0039 06 1234567',
    '02/12345678',
    '+49 170 1234567',
  ])
    expect(isPrivateQuery(query), query).toBe(true);
});

test('of those only VINs and number plates are one car', () => {
  expect(namesOneCar('zfa 169 00 00 1284563')).toBe(true);
  expect(namesOneCar('fari ab 123 cd')).toBe(true);
  for (const query of ['mario@example.com', '0 445 110 272', 'RSSMRA85T10A562S', 'golf'])
    expect(namesOneCar(query), query).toBe(false);
});

test('what people look for is not', () => {
  for (const query of [
    'faro panda 2008 sx',
    '735 145 027',
    '51 757 592',
    'A 453 892 58 00',
    '1K0 941 006 S',
    '8P0 920 034 Y',
    '68229397AD',
    '9652021280',
    '00051757592',
    'golf 1.9 tdi bkc 105cv',
    'serie 3 e90 320d',
    'motore 188A4000',
    'renault 5ws44242-c',
    'alternatore audi a4 2004-2008',
    '7711',
  ])
    expect(isPrivateQuery(query), query).toBe(false);
});
