/** Net amounts and VAT out of prices that hold it. */
import type { Invoicing } from './invoicing-terms.ts';
import { vatSchemes, type VatScheme } from '../vocabulary.ts';
import type { MoneyLine } from './invoice-lines.ts';

/** Euros in hundred-millionths, as many places as FatturaPA takes. */
export type Fine = bigint;

const finePerCent = 1_000_000n;

/** A price of one piece without its VAT, to eight places, rounded half away from zero. @param cents VAT included */
export function fineNet(cents: number, ratePercent: number): Fine {
  const divisor = BigInt(100 + ratePercent);
  const twice = BigInt(cents) * finePerCent * 100n * 2n;
  return (twice + (cents < 0 ? -divisor : divisor)) / (2n * divisor);
}

export const fineOf = (cents: number): Fine => BigInt(cents) * finePerCent;

/** A summary of all lines of one scheme, in cents: `taxable` and `tax` add up to what was paid. `ratePercent` 0 for the margin. */
export type VatSummary = {
  readonly vatScheme: VatScheme;
  readonly ratePercent: number;
  readonly taxable: number;
  readonly tax: number;
};

/** The net of an amount and its VAT, which add up to it; the VAT differs by less than a cent from the rate times the net. */
export function splitVat(
  cents: number,
  ratePercent: number,
): { readonly taxable: number; readonly tax: number } {
  const taxable = Math.sign(cents) * Math.round((Math.abs(cents) * 100) / (100 + ratePercent));
  return { taxable, tax: cents - taxable };
}

/** One for each scheme that a line has. */
export const summariesOf = (
  lines: readonly Pick<MoneyLine, 'quantity' | 'unitCents' | 'vatScheme'>[],
  { ordinaryRatePercent }: Pick<Invoicing, 'ordinaryRatePercent'>,
): VatSummary[] =>
  vatSchemes.flatMap((vatScheme) => {
    const some = lines.filter((line) => line.vatScheme === vatScheme);
    if (some.length === 0) return [];
    const cents = some.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
    const ratePercent = vatScheme === 'margin' ? 0 : ordinaryRatePercent;
    return [{ vatScheme, ratePercent, ...splitVat(cents, ratePercent) }];
  });

/** The revenue stamp on a document, in cents; null for none. Only what shows no VAT counts (D.P.R. 642/1972, tariff, art. 13). */
export function stampDutyOf(
  summaries: readonly VatSummary[],
  { onMargin, overCents, cents }: Invoicing['stampDuty'],
): number | null {
  const margin = summaries.find(({ vatScheme }) => vatScheme === 'margin')?.taxable ?? 0;
  return onMargin && margin > overCents ? cents : null;
}
