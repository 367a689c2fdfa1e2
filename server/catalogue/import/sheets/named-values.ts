/**
 * Columns that come in pairs, one with the name of a fact and one with its value (`Attribute 1 name`, `Attribute 1 value(s)`): a web shop
 * lets each product have other attributes, so the same pair holds the make on one line and the shelf on the next. Each name becomes a column.
 */
import { fold, wordsOf } from '../letters.ts';
import { mostColumns, mostTitleRecords, type Sheet, type SheetRecord } from './sheet.ts';

type Pair = { readonly name: number; readonly value: number };

/** Folded words that call a column the name of something, or its value, in the languages of the files. */
const nameWords: ReadonlySet<string> = new Set(
  'name nome nom nombre nazwa pavadinimas bezeichnung key chiave label etichetta'.split(' '),
);
const valueWords: ReadonlySet<string> = new Set(
  'value values valore valori wert werte valeur valeurs valor valores wartosc wartosci reiksme reiksmes'.split(
    ' ',
  ),
);
/** Of `value(s)`, `valore(i)` and `Wert(e)`, and articles, which differ between the two names of a pair. */
const silent: ReadonlySet<string> = new Set('s i e es ci di del dell d de la l der des of'.split(' '));

/** Longest name of a fact: what is longer is prose. */
const longestName = 40;

/**
 * @param records the first ones of the sheet, by which the names are told
 * @returns the sheet with a column for each name, in place of the pairs; itself where it has none
 */
export function withNamedValues(sheet: Sheet, records: readonly SheetRecord[]): Sheet {
  const headerAt = sheet.header
    ? -1
    : records.slice(0, mostTitleRecords).findIndex(({ cells }) => pairsOf(cells).pairs.length > 0);
  const header = sheet.header ?? records[headerAt]?.cells ?? [];
  const { pairs, beside } = pairsOf(header);
  if (pairs.length === 0) return sheet;
  const body = records.slice(headerAt + 1);
  const names = new Map<string, string>();
  for (const { cells } of body)
    for (const pair of pairs) {
      const name = (cells[pair.name] ?? '').trim();
      if (name !== '' && name.length <= longestName && names.size < mostColumns && !names.has(fold(name)))
        names.set(fold(name), name);
    }
  const dropped = new Set([...pairs.flatMap(({ name, value }) => [name, value]), ...beside]);
  const kept = header.flatMap((_, at) => (dropped.has(at) ? [] : [at]));
  const keys = [...names.keys()];
  const headerLine = headerAt < 0 ? 0 : (records[headerAt]?.line ?? 0);
  const spread = (record: SheetRecord): SheetRecord => {
    const { line, cells } = record;
    if (line < headerLine) return record;
    const own = kept.map((at) => cells[at] ?? '');
    if (line === headerLine) return { ...record, cells: [...own, ...names.values()] };
    // A line that ends too early stays too short, and is told as such.
    if (cells.length < header.length && !sheet.hasOpenEnds)
      return { ...record, cells: kept.flatMap((at) => cells[at] ?? []) };
    const values = new Map<string, string>();
    for (const pair of pairs) {
      const key = fold((cells[pair.name] ?? '').trim());
      const value = cells[pair.value] ?? '';
      if (value !== '' && !values.has(key)) values.set(key, value);
    }
    return {
      ...record,
      cells: [...own, ...keys.map((key) => values.get(key) ?? ''), ...cells.slice(header.length)],
    };
  };
  return {
    ...sheet,
    ...(sheet.header ? { header: [...kept.map((at) => header[at] ?? ''), ...names.values()] } : {}),
    async *records() {
      for await (const some of sheet.records()) yield some.map(spread);
    },
  };
}

/** @returns the pairs, and the columns that say of the same things how they are shown (`Attribute 1 visible`) */
function pairsOf(header: readonly string[]): { pairs: Pair[]; beside: number[] } {
  const named = new Map<string, number>();
  const valued = new Map<string, number>();
  const numbered: { at: number; words: string[] }[] = [];
  header.forEach((name, at) => {
    if (!/\d/.test(name) || name.length > longestName) return;
    const words = wordsOf(name).filter((word) => !silent.has(word));
    numbered.push({ at, words });
    const rest = (without: ReadonlySet<string>) => words.filter((word) => !without.has(word)).join(' ');
    if (words.some((word) => valueWords.has(word))) valued.set(rest(valueWords), at);
    else if (words.some((word) => nameWords.has(word))) named.set(rest(nameWords), at);
  });
  const stems = [...named.keys()].filter((stem) => valued.has(stem));
  const pairs = stems.map((stem) => ({ name: named.get(stem) ?? 0, value: valued.get(stem) ?? 0 }));
  const inPairs = new Set(pairs.flatMap(({ name, value }) => [name, value]));
  const beside = numbered.flatMap(({ at, words }) =>
    !inPairs.has(at) && stems.some((stem) => stem.split(' ').every((word) => words.includes(word)))
      ? [at]
      : [],
  );
  return { pairs, beside };
}
