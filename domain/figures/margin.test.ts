import { expect, test } from 'vitest';
import { marginOf, marginsOf, type Margin, type SchemeTotals } from './margin.ts';

const rate = 22;

test('under the margin scheme VAT lies in what is between the two prices', () => {
  const known = [{ vatScheme: 'margin', pieces: 2, paid: 16_200, cost: 4_000 }] as const;
  expect(marginOf(5, known, rate)).toEqual({
    pieces: 5,
    known: 2,
    paid: 16_200,
    cost: 4_000,
    vat: 2_200,
    margin: 10_000,
  });
});

test('under the ordinary scheme VAT lies in all of the price', () => {
  const known = [{ vatScheme: 'ordinary', pieces: 1, paid: 12_200, cost: 4_000 }] as const;
  expect(marginOf(1, known, rate)).toMatchObject({ vat: 2_200, margin: 6_000 });
});

test('a loss has no VAT, and takes none off the other scheme’s', () => {
  const known = [
    { vatScheme: 'margin', pieces: 1, paid: 1_000, cost: 4_000 },
    { vatScheme: 'ordinary', pieces: 1, paid: 12_200, cost: 4_000 },
  ] as const;
  expect(marginOf(2, known, rate)).toMatchObject({ paid: 13_200, cost: 8_000, vat: 2_200, margin: 3_000 });
});

test('gains and losses of the margin scheme are taken together', () => {
  const known = [
    { vatScheme: 'margin', pieces: 1, paid: 1_000, cost: 4_000 },
    { vatScheme: 'margin', pieces: 1, paid: 9_100, cost: 0 },
  ] as const;
  expect(marginOf(2, known, rate)).toMatchObject({ vat: 1_100, margin: 5_000 });
});

test('without a known purchase price nothing is said to be earned', () => {
  expect(marginOf(3, [], rate)).toEqual({ pieces: 3, known: 0, paid: 0, cost: 0, vat: 0, margin: 0 });
});

test('the margins of the steps add up to that of all, where one made good the loss of another', () => {
  const sold = (paid: number, cost: number, vatScheme: SchemeTotals['vatScheme'] = 'margin') => ({
    pieces: 2,
    known: [{ vatScheme, pieces: 1, paid, cost }],
  });
  const steps = [
    sold(1_000, 4_000),
    { pieces: 1, known: [] },
    sold(9_103, 0),
    sold(12_200, 4_000, 'ordinary'),
  ];
  const { whole, steps: margins } = marginsOf(steps, rate);
  expect(margins[0]).toEqual({ pieces: 2, known: 1, paid: 1_000, cost: 4_000, vat: 0, margin: -3_000 });
  expect(margins[1]).toEqual({ pieces: 1, known: 0, paid: 0, cost: 0, vat: 0, margin: 0 });
  expect(margins[2]).toMatchObject({ vat: 1_101, margin: 8_002 });
  const known = steps.flatMap((step): readonly SchemeTotals[] => step.known);
  expect(whole).toEqual(marginOf(7, known, rate));
  for (const name of Object.keys(whole) as (keyof Margin)[])
    expect([name, margins.reduce((sum, margin) => sum + margin[name], 0)]).toEqual([name, whole[name]]);
});
