/** What stays of sold pieces whose purchase price is known (decision 0106). All amounts in whole cents. */
import { splitVat } from '../invoicing/vat-amounts.ts';
import { vatSchemes, type VatScheme } from '../vocabulary.ts';

/** `paid` is what stayed of the pieces' prices, `cost` what the yard paid for those that are gone. */
export type SchemeTotals = {
  readonly vatScheme: VatScheme;
  readonly pieces: number;
  readonly paid: number;
  readonly cost: number;
};

/** `margin` is what is left of `paid` after `cost` and `vat`. */
export type Margin = {
  /** Pieces that were sold and did not come back onto the shelf, and those of them whose purchase price is known. */
  readonly pieces: number;
  readonly known: number;
  /** Of the known ones. */
  readonly paid: number;
  readonly cost: number;
  readonly vat: number;
  readonly margin: number;
};

/**
 * Under the ordinary scheme VAT lies in all of the price, and the purchase price is without it. Under the margin scheme it lies in what
 * is between the two, taken over all pieces together; where that is a loss there is none.
 *
 * @param pieces all that were sold, also those of unknown purchase price
 */
export function marginOf(
  pieces: number,
  known: readonly SchemeTotals[],
  ordinaryRatePercent: number,
): Margin {
  const totals = vatSchemes.map((scheme) => {
    const some = known.filter(({ vatScheme }) => vatScheme === scheme);
    const sum = (of: (one: SchemeTotals) => number): number =>
      some.reduce((total, one) => total + of(one), 0);
    const [paid, cost] = [sum((one) => one.paid), sum((one) => one.cost)];
    const base = scheme === 'ordinary' ? paid : Math.max(0, paid - cost);
    return { pieces: sum((one) => one.pieces), paid, cost, vat: splitVat(base, ordinaryRatePercent).tax };
  });
  const sum = (of: (one: (typeof totals)[number]) => number): number =>
    totals.reduce((total, one) => total + of(one), 0);
  const [paid, cost, vat] = [sum((one) => one.paid), sum((one) => one.cost), sum((one) => one.vat)];
  return { pieces, known: sum((one) => one.pieces), paid, cost, vat, margin: paid - cost - vat };
}

/** What was sold in a step of a period. */
export type StepSold = { readonly pieces: number; readonly known: readonly SchemeTotals[] };

/** Of a period, and of each of its steps: these add up to that one. */
export type Margins = { readonly whole: Margin; readonly steps: readonly Margin[] };

/**
 * The margin of a step is what it added to that of the steps up to it: VAT is reckoned on all pieces of the period together, and the gain
 * of a day makes good the loss of the day before.
 */
export function marginsOf(steps: readonly StepSold[], ordinaryRatePercent: number): Margins {
  const upTo = (end: number): Margin => {
    const some = steps.slice(0, end);
    const pieces = some.reduce((sum, step) => sum + step.pieces, 0);
    return marginOf(
      pieces,
      some.flatMap(({ known }) => known),
      ordinaryRatePercent,
    );
  };
  const added = (to: Margin, from: Margin): Margin => ({
    pieces: to.pieces - from.pieces,
    known: to.known - from.known,
    paid: to.paid - from.paid,
    cost: to.cost - from.cost,
    vat: to.vat - from.vat,
    margin: to.margin - from.margin,
  });
  return {
    whole: upTo(steps.length),
    steps: steps.map((_, at) => added(upTo(at + 1), upTo(at))),
  };
}
