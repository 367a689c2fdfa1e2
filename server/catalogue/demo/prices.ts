/** What a yard asks: within the usual range of the kind, by make, age and condition. */
import type { Condition } from '../../../domain/contract/parts.ts';
import type { KindFact } from '../facts/facts.ts';
import type { DemoCar } from './demo-cars.ts';
import type { Random } from './random.ts';

/** Where in the range a make stands, from 0 to 1; the ordinary ones stand at 0.3. */
const standing: Readonly<Record<string, number>> = {
  porsche: 1,
  'land-rover': 0.8,
  'mercedes-benz': 0.65,
  bmw: 0.6,
  audi: 0.6,
  volvo: 0.55,
  jeep: 0.5,
  mini: 0.5,
  subaru: 0.45,
  volkswagen: 0.4,
  'alfa-romeo': 0.38,
  fiat: 0.22,
  lancia: 0.22,
  dacia: 0.2,
  chevrolet: 0.15,
};

const ofCondition: Readonly<Record<Condition, number>> = { A: 0.2, B: 0, C: -0.2 };

/** @returns whole cents, ending as prices do */
export function priceOf(random: Random, kind: KindFact, car: DemoCar, condition: Condition): number {
  const youth = Math.max(0, 1 - (2026 - car.year) / 20);
  const place =
    0.5 * (standing[car.makeSlug] ?? 0.3) + 0.3 * youth + ofCondition[condition] + 0.25 * random.next();
  const euros = kind.priceMin + (kind.priceMax - kind.priceMin) * Math.min(Math.max(place, 0), 1);
  return rounded(random, euros);
}

function rounded(random: Random, euros: number): number {
  if (euros >= 100) return Math.round(euros / 5) * 500;
  return Math.round(euros) * 100 + (random.chance(0.3) ? -10 : 0);
}
