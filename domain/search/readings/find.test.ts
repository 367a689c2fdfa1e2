import { expect, test } from 'vitest';
import { smallCatalogue } from '../../../test/small-catalogue.ts';

const { found, search } = smallCatalogue([
  { kind: 'alternatore', car: 'Audi A3 (8P)' },
  { kind: 'faro-anteriore', car: 'Audi A3 (8P)' },
  { kind: 'turbocompressore', car: 'Audi A4 B8 (8K)' },
  { kind: 'alternatore', car: 'Audi A4 B8 (8K)' },
]);
const both = ['faro-anteriore Audi A3 (8P)', 'alternatore Audi A3 (8P)'];

test('beside a vehicle’s number the words say which of its parts is sought', async () => {
  for (const query of [
    'wauzzz8p76a123456 alternatore',
    'alternatore per telaio WAUZZZ8P76A123456',
    'mi serve un alternator, VIN: WAUZZZ8P76A123456, grazie',
  ])
    expect(await found(query), query).toEqual(['alternatore Audi A3 (8P)']);
});

test('what its car has not is not found on another', async () => {
  expect(await found('WAUZZZ8P76A123456 turbina')).toEqual([]);
  expect(await found('WAUZZZ8P76A123456 pastiglie freno')).toEqual([]);
});

test('words that name no kind are passed over, and said', async () => {
  for (const query of ['WAUZZZ8P76A123456', 'ricambi per vettura con telaio WAUZZZ8P76A123456'])
    expect(await found(query), query).toEqual(both);
  expect(await found('WAUZZZ8P76A123456 di un condomino')).toEqual(both);
  expect((await search('WAUZZZ8P76A123456 di un condomino')).ignored).toEqual(['condomino']);
});
