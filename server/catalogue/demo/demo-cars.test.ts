import { expect, test } from 'vitest';
import { makes } from '../facts/facts.ts';
import { drawCar, enginesFor } from './demo-cars.ts';
import { kindsOf } from './demo-kinds.ts';
import { platformSiblings } from './platforms.ts';
import { createRandom } from './random.ts';

test('every model has an engine in every year it was built', () => {
  for (const make of makes)
    for (const model of make.models)
      for (let year = model.from; year <= (model.to ?? 2024); year++)
        expect(enginesFor(make, model, year), `${make.name} ${model.name} ${year}`).not.toEqual([]);
});

test('a car is of a year in which its model was built, and no electric car gives an injector', () => {
  const random = createRandom('cars');
  for (let time = 0; time < 500; time++) {
    const car = drawCar(random);
    const model = makes
      .find(({ slug }) => slug === car.makeSlug)
      ?.models.find(({ slug }) => slug === car.modelSlug);
    expect(car.year).toBeGreaterThanOrEqual(model?.from ?? Infinity);
    expect(car.year).toBeLessThanOrEqual(model?.to ?? 2024);
    const slugs = kindsOf(car).map(({ kind }) => kind.slug);
    if (car.engine.fuel === 'electric') expect(slugs).not.toContain('iniettore');
    if (car.engine.fuel !== 'diesel') expect(slugs).not.toContain('filtro-antiparticolato');
  }
});

test('platforms name models that the facts know', () => {
  const known = new Set(makes.flatMap(({ slug, models }) => models.map((model) => `${slug}-${model.slug}`)));
  for (const model of known) for (const sibling of platformSiblings(model)) expect(known).toContain(sibling);
  expect(platformSiblings('volkswagen-golf-v-1k')).toContain('audi-a3-8p');
});
