/**
 * The owner's figures at the yard's desk (decision 0106). Amounts in cents. What is counted when:
 *
 * - **Sales**: an order, its pieces and its money (goods less discount, with shipping) on the day on which it was paid, in Italy; one
 *   that was never paid is none. Invoiced sales and those of the register of takings together are these.
 * - **Refunds**: on the day on which they were made, whenever the order had been paid; what is still being asked for is none yet. That
 *   is how the register of takings and credit notes count.
 * - **Margin**, and days on the shelf: of what was paid in the period, as it is now: what goes back later changes it. The margins of the
 *   steps add up to that of the period.
 * - **Orders** behind visits and baskets: on the day on which they were placed, whatever became of them.
 *
 * - **Over the counter**: what was noted at the desk, on the day on which it was sold, less what was taken back on the day of that. It is
 *   in none of the others: the register of takings and invoices are of orders alone (decision 0122).
 *
 * What was sold by another channel (`channels.ts`) has no price here, and is in none of these.
 */
import * as z from 'zod/mini';
import { periodKinds } from '../figures/periods.ts';

/** A day that figures are asked for: any of this century that there is. */
export const figuresDay = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((text) => new Date(`${text}T12:00:00Z`).toJSON()?.slice(0, 10) === text),
);

export const FiguresQuery = z.object({
  period: z._default(z.enum(periodKinds), 'week'),
  /** Any day of the period; today when left out. */
  day: z.optional(figuresDay),
});
export type FiguresQuery = z.infer<typeof FiguresQuery>;

/** `domain/figures/margin.ts`. */
const MarginFigures = z.object({
  pieces: z.int(),
  known: z.int(),
  paid: z.int(),
  cost: z.int(),
  vat: z.int(),
  margin: z.int(),
});

/**
 * Whole days from the first price to the payment, of pieces that were sold and did not come back: half of them took at most `median`,
 * and half between `lower` and `upper`. Null where there is none whose coming is known.
 */
const ShelfFigures = z.nullable(
  z.object({ pieces: z.int(), lower: z.int(), median: z.int(), upper: z.int() }),
);

/** What happened on a day, or in a month of a year. */
export const FigureStep = z.object({
  /** `2026-11-21`; of a year `2026-11`. */
  step: z.string(),
  orders: z.int(),
  pieces: z.int(),
  taken: z.int(),
  refunds: z.int(),
  givenBack: z.int(),
  counterPieces: z.int(),
  counterTaken: z.int(),
  /** Searches that found nothing; those of long ago are forgotten. */
  vainSearches: z.int(),
  visits: z.int(),
  baskets: z.int(),
  placed: z.int(),
  margin: MarginFigures,
  shelf: ShelfFigures,
});
export type FigureStep = z.infer<typeof FigureStep>;

export const PeriodFigures = z.object({
  from: z.string(),
  to: z.string(),
  steps: z.array(FigureStep),
  margin: MarginFigures,
  shelf: ShelfFigures,
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

export const Figures = z.object({
  kind: z.enum(periodKinds),
  today: z.string(),
  now: PeriodFigures,
  before: PeriodFigures,
  /** What lies in the yard now by how long, the newest first; `to` is null where there is no end. */
  stock: z.array(z.object({ from: z.int(), to: z.nullable(z.int()), pieces: z.int(), value: z.int() })),
});
export type Figures = z.infer<typeof Figures>;
