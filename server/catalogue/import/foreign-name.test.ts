import { expect, test } from 'vitest';
import { foreignNames, withoutCar } from './foreign-name.ts';

const kind = {
  id: 1,
  parentId: 2,
  slug: 'faro-anteriore',
  nameIt: 'Faro anteriore',
  nameEn: 'Headlight',
  safety: false,
  hazard: null,
  weightKg: 3,
  parcelSize: 'M',
} as const;

test('a name with a place of another language is that of its kind, though its first word is Italian', () => {
  const named = (name: string) =>
    foreignNames({ name, english: '', isForeign: false }, kind, { side: 'right', axle: 'front' }).nameIt;
  expect(named('FARO DERECHO')).toBe('Faro anteriore destro');
  expect(named('Phare avant')).toBe('Faro anteriore destro');
  expect(named('FARO DEL. DCHO.')).toBe('Faro anteriore destro');
  expect(named('FARO ANT. DX')).toBe('Faro ant. DX');
});

test('what a pump moves stays in its name, and what an engine burns goes with the car', () => {
  const car = ['Opel', 'Agila'];
  expect(withoutCar('POMPA BENZINA OPEL AGILA 1.0', car)).toBe('POMPA BENZINA');
  expect(withoutCar('MOTORINO AVVIAMENTO BENZINA OPEL AGILA 1.0', car)).toBe('MOTORINO AVVIAMENTO');
});
