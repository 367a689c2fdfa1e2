import { expect, test } from 'vitest';
import { sideOfPart } from './side-of-part.ts';

test.each([
  ['Faro anteriore sinistro', null, 'left'],
  ['Porta posteriore destra', null, 'right'],
  ['Fanale post. DX', null, 'right'],
  ['Front headlight, left', null, 'left'],
  ['Alternatore', null, undefined],
  ['Coppia fari destro e sinistro', null, undefined],
  ['Cassetto destrosio', null, undefined],
  ['Specchietto', 'left', 'left'],
  ['Specchietto destro', 'left', 'left'],
] as const)('%s, of which the yard says %s', (name, side, expected) => {
  expect(sideOfPart({ name, side })).toBe(expected);
});
