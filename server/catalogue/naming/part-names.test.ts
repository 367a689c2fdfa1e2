import { expect, test } from 'vitest';
import { groups } from '../facts/facts.ts';
import { nameOf } from './part-names.ts';

const kinds = groups.flatMap((group) => group.kinds);

function name(slug: string, place: Parameters<typeof nameOf>[1]) {
  const kind = kinds.find((candidate) => candidate.slug === slug);
  if (!kind) throw new Error(`no kind ${slug}`);
  return nameOf(kind, place);
}

test('Italian adjectives agree with the noun and stand behind it, English ones before it', () => {
  expect(name('faro-anteriore', { side: 'left' })).toEqual({
    it: 'Faro anteriore sinistro',
    en: 'Front left headlight',
  });
  expect(name('maniglia-esterna', { side: 'left', axle: 'rear' })).toEqual({
    it: 'Maniglia esterna posteriore sinistra',
    en: 'Rear left outer door handle',
  });
  expect(name('cintura-sicurezza', { side: 'right', axle: 'front' }).it).toBe(
    'Cintura di sicurezza anteriore destra con pretensionatore',
  );
});

test('every kind with sides or axles says where it sat, in both languages', () => {
  for (const kind of kinds) {
    const side = kind.marks.has('side') ? ('left' as const) : undefined;
    const axle = kind.marks.has('axle') ? ('rear' as const) : undefined;
    const { it, en } = nameOf(kind, { side, axle });
    if (side) expect(`${it} / ${en}`).toMatch(/sinistr[oa].* \/ .*left/i);
    if (axle) expect(`${it} / ${en}`).toMatch(/posteriore.* \/ .*rear/i);
    expect(`${it}${en}`).not.toMatch(/\*| {2}/);
  }
});
