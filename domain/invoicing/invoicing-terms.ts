/** What the owner and their accountant decide of electronic invoices, in `shop.config.ts`, and what the law and the format allow there. */
import * as z from 'zod/mini';
import { daysApart } from '../rome-clock.ts';

const whole = (least: number, most: number, sentence: string) =>
  z.int(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence));

export const Invoicing = z.strictObject({
  /**
   * Orders paid on this day or later are invoiced by the shop, those before by whoever did it until then. Null: nothing is issued
   * but what is named (`invoices issue NUMBER`).
   */
  since: z.nullable(
    z
      .string('invoicing.since: a day between quotation marks, or null.')
      .check(
        z.refine(
          (day) =>
            /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T12:00:00Z`).toJSON()?.slice(0, 10) === day,
          'invoicing.since: a day, as 2027-01-01, or null.',
        ),
      ),
  ),
  /** Mail order owes private people an invoice only where they ask for it (art. 22, first paragraph, no. 1 D.P.R. 633/1972); companies always have one. */
  individuals: z.enum(
    ['when_asked', 'always'],
    'invoicing.individuals: "when_asked" (art. 22 D.P.R. 633/1972) or "always".',
  ),
  /** Stands in every number and file name, so that none is ever that of another program of the same company. */
  series: z
    .string('invoicing.series: a capital letter between quotation marks.')
    .check(z.regex(/^[A-Z]$/, 'invoicing.series: one capital letter.')),
  /** RF01 is the ordinary regime, RF14 that of used goods. */
  regime: z.enum(['RF01', 'RF14'], 'invoicing.regime: RF01 (ordinary) or RF14 (used goods).'),
  soleShareholder: z.boolean('invoicing.soleShareholder: true or false.'),
  inLiquidation: z.boolean('invoicing.inLiquidation: true or false.'),
  margin: z.strictObject({
    /** Why no rate stands beside such a piece. */
    nature: z.enum(['N5'], 'invoicing.margin.nature: N5, the margin scheme.'),
    /** The law asks for its words on the invoice (art. 21(6)(d) D.P.R. 633/1972). */
    reference: z
      .string('invoicing.margin.reference: words between quotation marks.')
      .check(z.regex(/^[ -~]{1,100}$/, 'invoicing.margin.reference: at most 100 plain letters and signs.')),
  }),
  /** Of pieces that were bought with VAT; whole percent. */
  ordinaryRatePercent: whole(1, 99, 'invoicing.ordinaryRatePercent: a whole percentage from 1 to 99.'),
  /** Revenue stamp on documents that show no VAT (D.P.R. 642/1972, tariff, art. 13); the shop bears it. */
  stampDuty: z.strictObject({
    onMargin: z.boolean('invoicing.stampDuty.onMargin: true or false.'),
    overCents: whole(0, 1_000_000, 'invoicing.stampDuty.overCents: whole cents.'),
    cents: whole(1, 100_000, 'invoicing.stampDuty.cents: whole cents, more than 0.'),
  }),
});
export type Invoicing = z.infer<typeof Invoicing>;

/** Days from the sale until an invoice has to be with SdI (art. 21(4) D.P.R. 633/1972). */
const daysToSend = 12;

/** @param day of the sale, `2026-11-21`, as `today` @returns how many days it is over the time; 0 within it */
export const daysLate = (day: string, today: string): number =>
  Math.max(0, daysApart(day, today) - daysToSend);
