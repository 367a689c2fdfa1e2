/** How days and times are written: one form for each language of the shop, the same in Node and in every browser. */
import type { Locale } from './constants.ts';

/** English for people in Europe: euros before the number, the day before the month. */
const tags: Record<Locale, string> = { it: 'it-IT', en: 'en-IE' };

/** The shop's people live in Italy, wherever the server stands. */
const timeZone = 'Europe/Rome';

function kept<Format>(make: (tag: string) => Format): (locale: Locale) => Format {
  const formats = new Map<Locale, Format>();
  return (locale) => {
    const format = formats.get(locale) ?? make(tags[locale]);
    formats.set(locale, format);
    return format;
  };
}

const day = kept((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }));

const moment = kept(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }),
);

const time = kept((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }));
const shortDay = kept((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone }));

/** `21 novembre 2026`, `21 November 2026`: the day in Italy. */
export const formatDay = (isoTime: string, locale: Locale): string => day(locale).format(new Date(isoTime));

/** `21 novembre 2026 alle ore 14:05`, `21 November 2026 at 14:05`: day and time in Italy. */
export const formatMoment = (isoTime: string, locale: Locale): string =>
  moment(locale).format(new Date(isoTime));

/** `14:05`: the time in Italy. */
export const formatTime = (isoTime: string, locale: Locale): string => time(locale).format(new Date(isoTime));

/** `21 nov`, `21 Nov`: the day in Italy, where there is little room. */
export const formatShortDay = (isoTime: string, locale: Locale): string =>
  shortDay(locale).format(new Date(isoTime));

const weekday = kept((tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', timeZone }));

/** `gio 26`, `Thu 26`: a day of this week or the next. @param isoDay `2026-11-26` */
export const formatWeekday = (isoDay: string, locale: Locale): string =>
  weekday(locale).format(new Date(`${isoDay}T12:00Z`));

const dayParts = kept(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
);

/**
 * `giovedì 26 – venerdì 27 novembre`, `Thursday 26 – Friday 27 November`; one day where both are the same. Put together here:
 * each engine has spaces and commas of its own between the parts.
 *
 * @param from `2026-11-26`
 */
export function formatDays(from: string, to: string, locale: Locale): string {
  const [first, last] = [partsOf(from, locale), partsOf(to, locale)];
  const whole = `${last.weekday} ${last.day} ${last.month}`;
  if (from === to) return whole;
  const begin = `${first.weekday} ${first.day}`;
  return `${first.month === last.month ? begin : `${begin} ${first.month}`} – ${whole}`;
}

/** `giovedì 26`, `Thursday 26`: the same where there is room. @param isoDay `2026-11-26` */
export function formatLongWeekday(isoDay: string, locale: Locale): string {
  const { weekday, day } = partsOf(isoDay, locale);
  return `${weekday} ${day}`;
}

function partsOf(isoDay: string, locale: Locale) {
  const parts = dayParts(locale).formatToParts(new Date(`${isoDay}T12:00Z`));
  const valueOf = (type: 'weekday' | 'day' | 'month') =>
    parts.find((part) => part.type === type)?.value ?? '';
  return { weekday: valueOf('weekday'), day: valueOf('day'), month: valueOf('month') };
}

/** Years for which something was built or fits: `2003–2012`, `2019–` while it is still built, '' when not known. */
export function formatYears(from: number | null, to: number | null): string {
  return from === null && to === null ? '' : `${from ?? ''}–${to ?? ''}`;
}
