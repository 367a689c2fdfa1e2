import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups } from '../facts/facts.ts';
import { namesOfPiece } from './names-of-piece.ts';

const kinds = groups.flatMap((group) => group.kinds);
const kindOf = (slug: string) => {
  const kind = kinds.find((candidate) => candidate.slug === slug);
  if (!kind) throw new Error(`no kind ${slug}`);
  return { slug, nameIt: kind.it, nameEn: kind.en };
};

test.each([
  ['faro-anteriore', 'FARO ANTERIORE', 'Headlight'],
  ['faro-anteriore', 'FARO ANTERIORE SX', 'Front left headlight'],
  ['faro-anteriore', 'Faro anteriore destro Fiat Panda', 'Front right headlight Fiat Panda'],
  ['faro-anteriore', 'Proiettore ant. sx', 'Front left headlight'],
  ['faro-anteriore', 'Coppia proiettori sx + dx', 'Headlight'],
  ['faro-anteriore', 'FARO ANTERIORE - SX', 'Front left headlight'],
  ['faro-anteriore', 'Faro anteriore, lato sinistro', 'Front left headlight'],
  ['faro-anteriore', 'Faro anteriore ant.sx Fiat', 'Front left headlight Fiat'],
  ['faro-anteriore', 'Faro anteriore SX/DX', 'Headlight SX/DX'],
  ['faro-anteriore', 'Proiettore guida destra', 'Headlight'],
  ['faro-anteriore', 'Proiettore sx per guida a destra', 'Front left headlight'],
  ['cruscotto', 'Cruscotto guida destra', 'Dashboard'],
  ['quadro-strumenti', 'Strumentazione Honda Civic 1.4 DX', 'Instrument cluster'],
  ['maniglia-esterna', 'Maniglia esterna posteriore sinistra', 'Rear left outer door handle'],
  ['ammortizzatore', 'AMMORTIZZATORE POST. DX', 'Rear right shock absorber'],
  ['paraurti-anteriore', 'Paraurti anteriore sinistro', 'Front bumper, left'],
  ['differenziale', 'Differenziale Alfa Romeo 159', 'Differential Alfa Romeo 159'],
])('%s: %s is %s', (slug, name, english) => {
  expect(namesOfPiece(name, '', kindOf(slug)).nameEn).toBe(english);
});

test('the kind’s own spelling is taken, and a name that the yard gives in English stands', () => {
  expect(namesOfPiece('FARO ANTERIORE SX', 'Headlamp', kindOf('faro-anteriore'))).toEqual({
    nameIt: 'Faro anteriore SX',
    nameEn: 'Headlamp',
  });
});

test('whatever is written, there is a name, and where one place is said alone it is said in English', () => {
  const written = fc.array(
    fc.constantFrom('sx', 'DX', 'ant.', 'Posteriore', 'sinistra', 'destro', 'Fiat', '-'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...kinds), written, fc.boolean(), ({ slug, it, en }, words, isKind) => {
      const name = [isKind ? it : 'Pezzo', ...words].join(' ');
      const { nameIt, nameEn } = namesOfPiece(name, '', { slug, nameIt: it, nameEn: en });
      expect(nameIt.toLowerCase()).toBe(name.toLowerCase());
      expect(nameEn.trim()).not.toBe('');
      const sides = new Set(words.flatMap((word) => /^(s|d)/i.exec(word)?.[1]?.toLowerCase() ?? []));
      if (sides.size !== 1 || words.includes('Fiat')) return;
      if (isKind) expect(nameEn).toMatch(sides.has('s') ? /\bleft\b/i : /\bright\b/i);
      expect(nameEn).not.toMatch(/\b(sx|dx|sinistra|destro)\b/i);
    }),
  );
});
