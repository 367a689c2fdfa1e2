/** Days as programs write them. Pure. */

/** @returns as `2026-08-31`; undefined where the text begins with no day */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^((?:19|20)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text.trim()) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return written(year, month, day);
  const [, ofMonth, nth, ofYear] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.]((?:19|20)\d{2})(?!\d)/.exec(text.trim()) ?? [];
  return ofMonth === undefined || nth === undefined || ofYear === undefined
    ? undefined
    : written(ofYear, nth, ofMonth);
}

function written(year: string, month: string, day: string): string | undefined {
  const isThere = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isThere ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}
