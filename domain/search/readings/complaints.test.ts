import { expect, test } from 'vitest';
import { smallCatalogue } from '../../../test/small-catalogue.ts';

const { found } = smallCatalogue([
  { kind: 'alzacristallo', car: 'Hyundai i30 (GD)' },
  { kind: 'motorino-alzacristallo', car: 'Hyundai i30 (GD)' },
  { kind: 'pulsantiera-alzacristalli', car: 'Hyundai i30 (GD)' },
  { kind: 'vetro-porta', car: 'Hyundai i30 (GD)' },
  { kind: 'vetro-fisso', car: 'Hyundai i30 (GD)' },
  { kind: 'alternatore', car: 'Hyundai i30 (GD)' },
]);

test.each([
  ['non si abbassa più il finestrino della hyundai i30, mi serve il meccanismo', 'alzacristallo'],
  ['i30 il vetro della portiera non sale', 'alzacristallo'],
  ["my i30 window won't go down", 'alzacristallo'],
  ['il finestrino i30 non si alza, serve il motorino', 'motorino-alzacristallo'],
  ['il finestrino i30 non si alza, serve il pulsante', 'pulsantiera-alzacristalli'],
])('a window that does not move wants what moves it: %s', async (query, kind) => {
  expect((await found(query))[0]).toBe(`${kind} Hyundai i30 (GD)`);
});

test('where another part is named that is sought', async () => {
  expect((await found('il finestrino non si alza, serve alternatore i30'))[0]).toBe(
    'alternatore Hyundai i30 (GD)',
  );
});

test('a window of which nobody complains is the glass', async () => {
  expect((await found('finestrino i30'))[0]).toMatch(/^vetro/);
});

test('whoever tells a story is asking all the same', async () => {
  for (const query of [
    'mio cugino cerca un alternatore per la i30, che prezzo fate',
    'un condomino mi ha chiesto un alternatore per la i30',
  ])
    expect(await found(query), query).toEqual(['alternatore Hyundai i30 (GD)']);
});
