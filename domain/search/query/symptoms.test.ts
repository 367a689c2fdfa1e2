import { expect, test } from 'vitest';
import { withoutSymptoms } from './symptoms.ts';

test.each([
  ['pompa servosterzo punto, la mia perde olio', 'pompa servosterzo punto, la mia'],
  ['consuma un po di acqua, testata fiesta', ', testata fiesta'],
  ['alternatore clio, spia batteria accesa', 'alternatore clio,'],
  ['abs unit golf, abs warning light is on', 'abs unit golf,'],
  ['my fiesta is leaking coolant, need a radiator', 'my fiesta is , need a radiator'],
])('what is wrong is passed over: %s', (query, left) => {
  expect(withoutSymptoms(query)?.replaceAll(/\s+/g, ' ')).toBe(left);
});

test('where nothing else is said, and where nothing is wrong, nothing is passed over', () => {
  for (const query of ['perde olio', 'coppa olio punto', 'spia airbag punto', 'pompa acqua'])
    expect(withoutSymptoms(query), query).toBeUndefined();
});
