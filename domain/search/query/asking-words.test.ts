import { expect, test } from 'vitest';
import { groups, makes, synonymGroups } from '../../../server/catalogue/facts/facts.ts';
import { soldCars } from '../../../server/catalogue/facts/trade-facts.ts';
import { wordsOf } from '../../fold.ts';
import { isAskingWord } from './asking-words.ts';

test('greeting and asking says nothing of a part, in either language', () => {
  for (const sentence of [
    'Hello, avete? I come tomorrow, cheers mate',
    'buongiorno, passerei domani pomeriggio, richiamatemi, distinti saluti',
    'hi guys, could you please call me on Monday',
    'mi occorrerebbe, nn saprei, cmq sapreste dirmi, grz infinite',
    'any bits or stuff, thx a lot, appreciated',
    'ehm boh, mi interessa, state smontando qualcosa in ottime condizioni',
  ])
    for (const word of wordsOf(sentence).filter((one) => one.length > 2))
      expect(isAskingWord(word), word).toBe(true);
});

test('what means something in the name of a car or a kind is no word of asking', () => {
  const cars = [
    ...soldCars().map(({ model }) => model),
    ...makes.flatMap(({ name, models }) => [name, ...models.map((model) => model.name)]),
  ].flatMap(wordsOf);
  // Said by everybody of any car, or by nobody who means no car: these are tried as a name first.
  const known = ['uno', 'c', 'up', 'i', 'be', 'is', 'model', 'vi'];
  expect([...new Set(cars)].filter(isAskingWord).sort()).toEqual(known.sort());

  const kinds = groups.flatMap(({ kinds: some }) =>
    some.flatMap(({ it, en }) => [...wordsOf(it), ...wordsOf(en)]),
  );
  expect([...new Set(kinds)].filter(isAskingWord).sort()).toEqual([
    'c',
    'completa',
    'completo',
    'nel',
    'spare',
  ]);
  // A whole word of the trade is none either, but for the one that means all of a car's parts too.
  const trade = synonymGroups
    .flat()
    .map((phrase) => wordsOf(phrase))
    .filter(({ length }) => length === 1);
  expect([...new Set(trade.flat())].filter(isAskingWord)).toEqual(['spare']);
});
