/** Columns of which another beside them says more: years of a model beside those of its cars, `used` beside a grade. Pure. */
import { fold } from '../letters.ts';
import type { Described } from './score-columns.ts';

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
