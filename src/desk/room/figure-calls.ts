/** The desk's call of the owner's figures, and where the same is for a spreadsheet. */
import type { Figures } from '../../../domain/contract/desk-figures.ts';
import type { PeriodKind } from '../../../domain/figures/periods.ts';
import type { Call } from './call.ts';

const asked = (period: PeriodKind, day: string | undefined): string =>
  new URLSearchParams({ period, ...(day !== undefined && { day }) }).toString();

export const createFigureCalls = (call: Call) => ({
  /** @param day any of the period; today where it is left out */
  figures: (period: PeriodKind, day: string | undefined) =>
    call<Figures>('GET', `/figures?${asked(period, day)}`),
});

export const figuresFile = (period: PeriodKind, day: string): string =>
  `/api/desk/figures.csv?${asked(period, day)}`;
