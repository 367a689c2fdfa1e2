import { expect, test } from 'vitest';
import { groups } from '../../../server/catalogue/facts/facts.ts';
import { smallCatalogue } from '../../../test/small-catalogue.ts';

const { found } = smallCatalogue([
  ...groups.flatMap(({ kinds }) => kinds.map(({ slug }) => ({ kind: slug, car: 'Ford Fiesta V (JH/JD)' }))),
  { kind: 'scatola-sterzo', car: 'Hyundai Getz (TB)' },
  { kind: 'faro-anteriore', car: 'Hyundai Getz (TB)' },
  { kind: 'scatola-filtro-aria', car: 'Opel Adam (M13)' },
  { kind: 'piantone-sterzo', car: 'Fiat Punto (188)' },
  { kind: 'faro-anteriore', car: 'Hyundai Atos (MX)' },
]);

/** Beginnings of a query that find nothing, where what stands before their last word finds nothing either. */
async function emptyBeginnings(query: string): Promise<string[]> {
  const empty: string[] = [];
  for (let length = 2; length <= query.length; length += 1) {
    const typed = query.slice(0, length).trim();
    const before = typed.slice(0, Math.max(0, typed.lastIndexOf(' ')));
    const isShown = (await found(typed)).length > 0 || (before !== '' && (await found(before)).length > 0);
    if (!isShown) empty.push(typed);
  }
  return empty;
}

test.each([
  'iunday getz scatola guida',
  'bonet ford feista',
  'cassonetto filtro aria adam',
  'city servosterzo elettrico punto',
])('on the way to %s something is shown after every key', async (query) => {
  expect(await emptyBeginnings(query)).toEqual([]);
});

test('a mistyped beginning is that of a word which parts bear', async () => {
  expect((await found('cappeli'))[0]).toMatch(/^tappezzeria-bagagliaio/);
  expect((await found('centar'))[0]).toMatch(/^centralina/);
  expect((await found('turbocharch', 'en'))[0]).toMatch(/^turbocompressore/);
  expect(await found('alternatoe fiesta')).toEqual(['alternatore Ford Fiesta V (JH/JD)']);
});

test('what is written as it is heard is known by its beginning', async () => {
  expect((await found('iunda')).every((part) => part.includes('Hyundai'))).toBe(true);
  expect((await found('bone'))[0]).toMatch(/^cofano-motore/);
});

test('two words with a mistake are forgiven together, where the car’s model is written right', async () => {
  expect(await found('altenatore vord fiesta')).toEqual(['alternatore Ford Fiesta V (JH/JD)']);
  expect((await found('eletroventola renol fiesta'))[0]).toBe('elettroventola Ford Fiesta V (JH/JD)');
  expect(await found('eletroventola renol')).toEqual([]);
  expect(await found('eletroventola lampadine fiesta')).toEqual([]);
});
