import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { earlyCarScript } from './early-car.ts';
import { plainModel } from './my-car.ts';

/** What the script leaves on the document of a browser that remembers this, at an address with this query. */
function marksOf(stored: string | null, query = '') {
  const marks: Record<string, string> = {};
  const root = {
    dataset: {} as Record<string, string>,
    style: { setProperty: (name: string, value: string) => void (marks[name] = value) },
  };
  runInNewContext(earlyCarScript, {
    URLSearchParams,
    localStorage: { getItem: (key: string) => (key === 'car' ? stored : null) },
    location: { search: query },
    document: { documentElement: root },
  });
  return { ...marks, car: root.dataset['car'] };
}

const panda = { brand: { id: 1, name: 'Fiat' }, model: { id: 17, name: 'Panda (169)' } };
const stored = JSON.stringify({ ...panda, year: 2008 });

test('the document is marked with the model as people call it, and with whether the address searches for it', () => {
  const told = { '--car': `"${plainModel(panda)}"`, '--car-year': '" 2008"' };
  expect(marksOf(stored)).toEqual({ ...told, car: 'any' });
  expect(marksOf(stored, '?query=faro&model=17')).toEqual({ ...told, car: 'on' });
  expect(marksOf(stored, '?model=18')).toEqual({ ...told, car: 'other' });
  expect(marksOf(JSON.stringify(panda))).toEqual({ ...told, '--car-year': '""', car: 'any' });
});

test('nothing is marked where no car is remembered, or what is remembered is none', () => {
  for (const none of [null, 'null', '{', '{}', '{"model":{"id":1}}'])
    expect(marksOf(none).car, String(none)).toBeUndefined();
});

test('a name cannot leave the string that the styles make of it', () => {
  const odd = JSON.stringify({ ...panda, model: { id: 17, name: 'A"; } * { display: none' } });
  expect(marksOf(odd)).toMatchObject({ '--car': String.raw`"A\"; } * { display: none"` });
});
