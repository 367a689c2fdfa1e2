/** `2004-09` in a column of years: two years where others beside it are spans, and a month elsewhere. Pure. */

const wholeSpan = /^(?:19|20)\d{2}\s*[-–/]\s*(?:(?:19|20)\d{2}|(?:1[3-9]|[2-9]\d))$/;
const shortSpan = /^((?:19|20))(\d{2})([-–/])(\d{2})$/;

/** @param texts of a column of years */
export function saysShortSpans(texts: readonly string[]): boolean {
  const short = texts.flatMap((text) => {
    const [, , from = '', , to = ''] = shortSpan.exec(text) ?? [];
    return from === '' ? [] : [Number(to) - Number(from)];
  });
  // Of months some are less than the year before them.
  return short.length > 0 && short.every((years) => years > 0) && texts.some((text) => wholeSpan.test(text));
}

/** `2004-2009` */
export const inWholeYears = (text: string): string => text.replace(shortSpan, '$1$2$3$1$4');
