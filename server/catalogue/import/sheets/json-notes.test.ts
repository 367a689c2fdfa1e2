import { expect, test } from 'vitest';
import { vatInNotes } from '../vat-in-notes.ts';
import { notesIn } from './json-notes.ts';

test('what JSON says before its list is told as notes above a table are', () => {
  const before =
    '{"bedrijf": "Van der Velde", "prijzen": "excl. 21% BTW", "meta": {"aantal": 78, "q": {"A": "als \\"nieuw\\""}}, "artikelen": [';
  expect(notesIn(before)).toEqual([
    'bedrijf Van der Velde',
    'prijzen excl. 21% BTW',
    'aantal 78',
    'A als \\"nieuw\\"',
  ]);
});

test('a figure under the name of a rate is one', () => {
  const rates: Record<string, string> = {
    '{"prijzen": "excl. 21% BTW", "parts": [': '21',
    '{"meta": {"vatRate": 21, "count": 20}, "parts": [': '21',
    '{"btw_pct": 21.0, "parts": [': '21.0',
    '{"count": 21, "parts": [': '',
    '{"piva": "01234560987", "totale": 20}': '',
  };
  for (const [before, rate] of Object.entries(rates)) expect(vatInNotes(notesIn(before)), before).toBe(rate);
});
