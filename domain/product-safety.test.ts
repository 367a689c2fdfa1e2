import { expect, test } from 'vitest';
import { makesWithContact, safetyContactOf } from './product-safety.ts';

const seller = { name: 'Smonto', address: 'Via Roma 1, 40121 Bologna (BO)', contact: 'ciao@smonto.example' };

test.each([
  ['Škoda', 'Škoda Auto a.s.'],
  ['Mercedes-Benz', 'Mercedes-Benz AG'],
  ['ALFA ROMEO', 'Stellantis Europe S.p.A.'],
  ['Citroën', 'Stellantis Auto S.A.S.'],
])('the maker of a %s is %s', (make, name) => {
  expect(safetyContactOf(make, seller)).toMatchObject({ role: 'manufacturer', name });
});

test.each([undefined, 'Tata', 'constructor', ''])('for %s the shop answers', (make) => {
  expect(safetyContactOf(make, seller)).toEqual({ role: 'seller', ...seller });
});

test('every maker has a postal and an electronic address, and a name by which it is found', () => {
  for (const make of makesWithContact) {
    const { role, address, contact } = safetyContactOf(make, seller);
    expect(role).toBe('manufacturer');
    expect(address).toMatch(/, \p{L}+$/u);
    expect(contact).toMatch(/^https:\/\/www\.[\w-]+\.\w+/);
  }
});
