import { expect, test } from 'vitest';
import type { SearchResult } from '../../../domain/contract/search.ts';
import { suggestionsFor, toSuggestions } from './suggested.ts';

const part = (id: number, name: string, serialNumber = `51 810 ${id}`) => ({
  id,
  name,
  serialNumber,
  models: [],
});

/** What of an answer is read here. */
const answer = (
  parts: ReturnType<typeof part>[],
  suggestions: Partial<SearchResult['suggestions']> = {},
): SearchResult =>
  ({
    parts,
    total: 40,
    facets: { categories: [{ id: 80, count: 12 }] },
    suggestions: { numbers: [], cars: [], categories: [], ...suggestions },
  }) as unknown as SearchResult;

const fiat = { id: 1, name: 'Fiat' };
const panda = { id: 17, name: 'Panda (169)' };
const kind = (id: number, name: string) => ({ id, name, query: '' });

test('no name stands there twice: a kind’s is the kind’s', () => {
  const shown = toSuggestions(
    answer([part(1, 'Alternatore'), part(2, 'Alternatore Fiat Panda'), part(3, 'Alternatore Fiat Panda')], {
      categories: [kind(80, 'Alternatore'), kind(81, 'Regolatore')],
    }),
  );
  expect(shown.map(({ sort, text }) => [sort, text])).toEqual([
    ['name', 'Alternatore Fiat Panda'],
    ['category', 'Alternatore'],
    ['category', 'Regolatore'],
  ]);
});

test('numbers stand first, then names, then cars; six at most, three of them names where there are so many', () => {
  const names = ['Faro', 'Fanale', 'Freno', 'Faro sinistro'].map((name, at) => part(at, name));
  const shown = toSuggestions(
    answer(names, {
      numbers: ['51 810 1'],
      cars: [{ brand: fiat, model: panda, year: 2008, category: null, query: 'faro' }],
      categories: [kind(90, 'Fari')],
    }),
  );
  expect(shown.map(({ sort, text }) => [sort, text])).toEqual([
    ['number', '51 810 1'],
    ['name', 'Faro'],
    ['name', 'Fanale'],
    ['name', 'Freno'],
    ['name', 'Faro sinistro'],
    ['car', 'faro · Fiat Panda (169) 2008'],
  ]);
});

test('to a make alone its models are offered, and one name', () => {
  const car = (model: typeof panda | null) => ({ brand: fiat, model, year: null, category: null, query: '' });
  const models = ['Panda', 'Punto', 'Bravo', 'Stilo'].map((name, id) => ({ id, name }));
  const names = ['Faro', 'Fanale', 'Freno'].map((name, at) => part(at, name));
  const shown = toSuggestions(answer(names, { cars: [car(null), ...models.map(car)] }));
  expect(shown.map(({ text }) => text)).toEqual([
    'Faro',
    'Fiat',
    'Fiat Panda',
    'Fiat Punto',
    'Fiat Bravo',
    'Fiat Stilo',
  ]);
});

test('the first two parts are shown with their picture, and no more', () => {
  const shown = toSuggestions(
    answer([part(1, 'Faro'), part(2, 'Fanale'), part(3, 'Freno')], { numbers: ['51 810 3'] }),
  );
  expect(shown.map(({ text, part: seen }) => [text, seen?.id])).toEqual([
    ['51 810 3', 3],
    ['Faro', 1],
    ['Fanale', undefined],
    ['Freno', undefined],
  ]);
});

test('a kind says how much there is of it, and what is typed leads to all there is', () => {
  const found = answer([part(1, 'Alternatore Fiat Panda')], { categories: [kind(80, 'Alternatore')] });
  expect(
    toSuggestions(found, 'alte').map(({ sort, count, options }) => [sort, count, options.query]),
  ).toEqual([
    ['name', undefined, 'Alternatore Fiat Panda'],
    ['category', 12, ''],
    ['all', 40, 'alte'],
  ]);
  // Where all of it is in sight there is no more.
  expect(toSuggestions({ ...found, total: 1 }, 'alte').map(({ sort }) => sort)).not.toContain('all');
});

test('while the last words fit nothing, what stands before them is suggested', async () => {
  const asked: string[] = [];
  const search = async (query: string) => {
    asked.push(query);
    return query === 'quadro strumenti' ? answer([part(1, 'Quadro strumenti')]) : { ...answer([]), total: 0 };
  };
  const shown = await suggestionsFor('quadro strumenti re xy', search);
  expect(asked).toEqual(['quadro strumenti re xy', 'quadro strumenti re', 'quadro strumenti']);
  expect(shown[0]?.text).toBe('Quadro strumenti');
  expect(await suggestionsFor('qwrt', search)).toEqual([]);
});
