/** What was taken each day by sales without an invoice: the register of takings (art. 24 D.P.R. 633/1972). Amounts in cents, VAT included. */
import type { VatScheme } from '../vocabulary.ts';
import { creditLines, type GivenBack } from './credit-lines.ts';
import { poolsOf, type Sale } from './invoice-lines.ts';
import { splitVat } from './vat-amounts.ts';

/** Days in Rome, `2026-11-21`. */
export type UninvoicedSale = {
  readonly day: string;
  readonly sale: Sale;
  /** Those whose money has gone, in their order. */
  readonly refunds: readonly (GivenBack & { readonly day: string })[];
};

/** `taken` less `givenBack` is what goes into the register; of the margin scheme `taxable` and `tax` are null, since they are reckoned otherwise. */
export type DailyTotal = {
  readonly day: string;
  readonly vatScheme: VatScheme;
  readonly sales: number;
  readonly taken: number;
  readonly refunds: number;
  readonly givenBack: number;
  readonly total: number;
  readonly taxable: number | null;
  readonly tax: number | null;
};

type Counted = Pick<DailyTotal, 'sales' | 'taken' | 'refunds' | 'givenBack'>;

export type DailyTotals = {
  add(sale: UninvoicedSale): void;
  /** By day, then scheme; days on which nothing moved have no row. @param from both days are taken */
  between(from: string, to: string): DailyTotal[];
};

export function createDailyTotals(ordinaryRatePercent: number): DailyTotals {
  const days = new Map<string, Counted>();
  const count = (day: string, scheme: VatScheme, more: Partial<Counted>): void => {
    const key = `${day} ${scheme}`;
    const { sales, taken, refunds, givenBack } = days.get(key) ?? {
      sales: 0,
      taken: 0,
      refunds: 0,
      givenBack: 0,
    };
    days.set(key, {
      sales: sales + (more.sales ?? 0),
      taken: taken + (more.taken ?? 0),
      refunds: refunds + (more.refunds ?? 0),
      givenBack: givenBack + (more.givenBack ?? 0),
    });
  };
  return {
    add({ day, sale, refunds }) {
      for (const { vatScheme, goods, shipping } of poolsOf(sale))
        count(day, vatScheme, { sales: 1, taken: goods + shipping });
      for (const [at, refund] of refunds.entries()) {
        const lines = creditLines(sale, refunds.slice(0, at), refund);
        const byScheme = Map.groupBy(lines, ({ vatScheme }) => vatScheme);
        for (const [vatScheme, some] of byScheme)
          count(refund.day, vatScheme, {
            refunds: 1,
            givenBack: some.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0),
          });
      }
    },
    between: (from, to) =>
      [...days]
        .map(([key, counted]) => ({
          day: key.slice(0, 10),
          vatScheme: key.slice(11) as VatScheme,
          ...counted,
        }))
        .filter(({ day }) => day >= from && day <= to)
        .toSorted((one, other) =>
          `${one.day} ${one.vatScheme}` < `${other.day} ${other.vatScheme}` ? -1 : 1,
        )
        .map((row) => {
          const total = row.taken - row.givenBack;
          const isOrdinary = row.vatScheme === 'ordinary';
          return {
            ...row,
            total,
            ...(isOrdinary ? splitVat(total, ordinaryRatePercent) : { taxable: null, tax: null }),
          };
        }),
  };
}
