/** The address of a period of the figures, as the desk is called in Italian: `/cifre/mese/2026-11-01`. */
import { figuresDay } from '../../../domain/contract/desk-figures.ts';
import {
  dayAfter,
  firstDayOf,
  periodKinds,
  periodOf,
  type PeriodKind,
} from '../../../domain/figures/periods.ts';

const paths: Readonly<Record<PeriodKind, string>> = { week: 'settimana', month: 'mese', year: 'anno' };

/** @param day any of the period; without one it is the period that runs */
export const figuresPath = (kind: PeriodKind, day?: string): string =>
  ['/cifre', paths[kind], ...(day === undefined ? [] : [day])].join('/');

export type AskedFigures = {
  readonly kind: PeriodKind;
  /** A day of the period; undefined for the one that runs. */
  readonly day: string | undefined;
  /** Where the same stands as the desk writes it, if the address says it otherwise or says what there is none of. */
  readonly insteadAt: string | undefined;
};

/**
 * What an address asks for: whatever is in it, there is a period to show.
 *
 * @param path the word for the kind; a week where there is none, or one that nobody knows
 * @param day `2026-11-21`, for a month also `2026-11`, for a year `2026`, for a week `2026-W48`; the period that runs where it is none,
 *   or lies after it
 * @param today `2026-11-21`
 */
export function figuresAsked(path: string | undefined, day: string | undefined, today: string): AskedFigures {
  const asked = path?.toLowerCase();
  const known = periodKinds.find((each) => paths[each] === asked);
  const kind = known ?? 'week';
  const read = known === undefined || day === undefined ? undefined : dayIn(kind, day);
  const isToCome = read !== undefined && periodOf(kind, read).from > today;
  const shown = isToCome ? undefined : read;
  const isAsWritten = path === (known && paths[known]) && day === shown;
  return { kind, day: shown, insteadAt: isAsWritten ? undefined : figuresPath(kind, shown) };
}

function dayIn(kind: PeriodKind, text: string): string | undefined {
  const day =
    kind === 'month' && /^\d{4}-\d\d$/.test(text)
      ? firstDayOf(text)
      : kind === 'year' && /^\d{4}(?:-\d\d)?$/.test(text)
        ? `${text.slice(0, 4)}-01-01`
        : kind === 'week' && /^\d{4}-W\d\d$/i.test(text)
          ? mondayOf(Number(text.slice(0, 4)), Number(text.slice(6)))
          : text;
  return figuresDay.safeParse(day).data;
}

/** The Monday of a week by its number (ISO 8601): the first one of a year holds its 4 January. */
function mondayOf(year: number, week: number): string | undefined {
  const first = periodOf('week', `${year}-01-04`).from;
  const monday = dayAfter(first, (week - 1) * 7);
  // A year of 52 weeks has no 53rd: its Thursday lies in the next one.
  return week > 0 && dayAfter(monday, 3).startsWith(`${year}-`) ? monday : undefined;
}
