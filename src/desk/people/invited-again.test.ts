import { expect, test } from 'vitest';
import type { StaffMember } from '../../../domain/contract/desk.ts';
import { en } from '../words/en.ts';
import { it } from '../words/it.ts';
import { changesOf, memberAt } from './invited-again.ts';

const anna: StaffMember = {
  id: '0198c0de-0000-7000-8000-000000000007',
  name: 'Anna',
  email: 'anna@yard.example',
  role: 'yard',
  isReady: true,
  seenAt: null,
};

test('somebody is known by their address, however it was typed, and nobody else is', () => {
  expect(memberAt(' Anna@Yard.example ', [anna])).toBe(anna);
  expect(memberAt('annabella@yard.example', [anna])).toBeUndefined();
});

test('only what changes is said', () => {
  const { question } = it.people.again;
  expect(question(changesOf(anna, { name: 'Anna', role: 'owner' }, it))).toBe(
    'Mandiamo un invito nuovo e da piazzale diventa titolare?',
  );
  expect(question(changesOf(anna, { name: 'Anna Rossi', role: 'owner' }, it))).toBe(
    'Mandiamo un invito nuovo, da piazzale diventa titolare e il nome diventa Anna Rossi?',
  );
  expect(question(changesOf(anna, { name: ' Anna ', role: 'yard' }, it))).toBe(
    'Mandiamo un invito nuovo? Nome e ruolo restano come sono: cambia solo il link.',
  );
  expect(en.people.again.question(changesOf(anna, { name: 'Anne', role: 'yard' }, en))).toBe(
    'Shall we send a new invitation, and change the name to Anne?',
  );
});
