/** Days, months and periods of the figures as people say them, and added up. */
import type { Locale } from '../../../domain/constants.ts';
import type { FigureStep } from '../../../domain/contract/desk-figures.ts';
import { firstDayOf, type PeriodKind } from '../../../domain/figures/periods.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { formatDay, formatShortDay, formatWeekday } from '../../../domain/format.ts';

function monthIn(step: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const tag = locale === 'it' ? 'it-IT' : 'en-IE';
  return new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(firstDayOf(step)));
}

/** `gio 26`, `26 nov`, `novembre`. */
export const stepInWords = (kind: PeriodKind, step: string, locale: Locale): string =>
  kind === 'week'
    ? formatWeekday(step, locale)
    : kind === 'month'
      ? formatShortDay(step, locale)
      : monthIn(step, locale, { month: 'long' });

/** The same below a chart: `gio` over `26`, `26`, `nov`. */
export const shortStep = (kind: PeriodKind, step: string, locale: Locale): string =>
  kind === 'week'
    ? formatWeekday(step, locale).replace(/\s/, '\n')
    : kind === 'month'
      ? String(Number(step.slice(8)))
      : monthIn(step, locale, { month: 'short' });

/** `23 nov – 29 novembre 2026`, `novembre 2026`, `2026`. @param from its first day, as `to` its last */
export const periodInWords = (kind: PeriodKind, from: string, to: string, locale: Locale): string =>
  kind === 'week'
    ? `${formatShortDay(from, locale)} – ${formatDay(to, locale)}`
    : kind === 'month'
      ? monthIn(from, locale, { month: 'long', year: 'numeric' })
      : from.slice(0, 4);

export const totalOf = (steps: readonly FigureStep[], of: (step: FigureStep) => number): number =>
  steps.reduce((sum, step) => sum + of(step), 0);

/** Money beside the lines of a chart, where all are whole euros or parts of one: `400 €` in Italian, `€400` in English. */
export function moneyOfAxis(cents: number, locale: Locale): string {
  const euros = formatNumber(Math.abs(cents) / 100, locale);
  return (cents < 0 ? '-' : '') + (locale === 'it' ? `${euros}\u00a0€` : `€${euros}`);
}
