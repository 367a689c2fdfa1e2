import { expect, test } from 'vitest';
import { violationCodes, violationInWords, violationsInWords } from './violation-words.ts';

test('each rule is said in the language of whoever asks, under its code', () => {
  for (const code of violationCodes) {
    const [it, en] = [violationInWords({ code }, 'it'), violationInWords({ code }, 'en')];
    expect(it).toMatch(new RegExp(`^${code}: .+\\.$`));
    expect(en).toMatch(new RegExp(`^${code}: .+\\.$`));
    expect(it).not.toBe(en);
  }
});

test('several are said one after the other, with what the schema’s reader says of a place', () => {
  expect(violationsInWords([{ code: '00417' }, { code: '00200', detail: 'line 3: no' }], 'it')).toBe(
    '00417: Del cliente mancano sia la partita IVA sia il codice fiscale: ne serve almeno uno. 00200: Il file non ha la forma che chiede lo schema della FatturaPA. (line 3: no)',
  );
});
