/** Columns of which another beside them says more: years of a model beside those of its cars, `used` beside a grade. Pure. */
import { fold } from '../letters.ts';
import type { Described } from './described.ts';

/** From that share on the cells of a column are all alike, but for slips. */
const nearlyAll = 0.8;

const share = (texts: readonly string[], look: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(look).length / texts.length;

/** `2008`, `14/05/2010`, `'06`. */
const isOneYear = (text: string): boolean =>
  /^['’]?\d{2}$|^(?:\d{1,2}[./-]){0,2}(?:19|20)\d{2}$|^(?:19|20)\d{2}(?:-\d{1,2}){1,2}(?:[T\s].*)?$/.test(
    text,
  );

/** `05>12`, `14>`, `2003-2009`: years in which a model was built. */
const isSpan = (text: string): boolean =>
  /^['’]?(?:\d{1,2}[./])?\d{2,4}\s*(?:>+|→|->|[-–])\s*(?:['’]?(?:\d{1,2}[./])?\d{2,4})?$/.test(text) &&
  !isOneYear(text);

/** The column of the car's own year, where the one that was taken for it holds the years of its model. */
export const carYearBeside = (taken: Described, others: readonly Described[]): Described | undefined =>
  share(taken.texts, isSpan) < nearlyAll
    ? undefined
    : others.find(({ texts }) => share(texts, isOneYear) >= nearlyAll);

/** `Usato`, `Used`: so is all that a yard sells, and it says nothing of how good it is. */
export const saysOnlyUsed = (text: string): boolean =>
  /^(?:usat[oaie]|used|second ?hand|pre-?owned|gebraucht|d['’]?occasion|occasion|usad[oa]|de segunda mano|uzywan[yae]|naudot[aoi]s?|gebruikte?|tweedehands|folosit[ae]?|utilizat[ae]?|begagnad[et]?|begagnat|beg|brugte?|brukte?|pouzit[yae]|ojet[yae]|hasznalt|bontott|rabljen[oaie]?|polovn[oaie]|polovan|koristen[oaie]?|(?:de |em )?segunda mao)$/.test(
    fold(text).trim(),
  );

/** The column of the grade, where the one that was taken for it only says that all is used, as all at a yard is. */
export const gradeBeside = (taken: Described, others: readonly Described[]): Described | undefined =>
  taken.texts.length === 0 || !taken.texts.every(saysOnlyUsed)
    ? undefined
    : others.find(({ texts }) => texts.length > 0 && !texts.every(saysOnlyUsed));

/** `2008`, `09.2007`: of the production of a model; whole days are of something else. */
const monthOrYear = /^(?:(?:0?[1-9]|1[0-2])[./-])?(19[5-9]\d|20\d{2})$/;
const yearIn = (cell: string): number => Number(monthOrYear.exec(cell.trim())?.[1]);

/**
 * Two columns side by side of which the first says a year or month, and the second a later one or none, on every line: those in
 * which a model was built, whatever they are called (`Desde`, `Hasta`).
 *
 * @param columns those that mean nothing for certain
 */
export function productionYears(
  columns: readonly Described[],
): { readonly from: Described; readonly to: Described } | undefined {
  const ofYears = columns.filter(
    ({ texts }) => texts.length > 0 && texts.every((text) => monthOrYear.test(text)),
  );
  for (const from of ofYears) {
    const to = ofYears.find(({ at }) => at === from.at + 1);
    if (!to || from.texts.length <= from.rows / 2) continue;
    const spans = from.cells.map((cell, line) => yearIn(to.cells[line] ?? '') - yearIn(cell));
    const known = spans.filter((years) => !Number.isNaN(years));
    if (known.length > 0 && known.every((years) => years >= 0) && known.some((years) => years > 0))
      return { from, to };
  }
  return undefined;
}
