/** JSON of any shape that holds a list of objects: nested objects become columns (`auto.modelis`), lists of texts one cell. */
import { mostFindings } from '../row.ts';
import type { YardFile } from '../yard-file.ts';
import { createElements, listsOf, type JsonElement } from './json-elements.ts';
import { essenceOf, measureIn, namedValuesIn, onlyPriceIn, stockIn, typedValuesIn } from './json-facts.ts';
import { notesIn } from './json-notes.ts';
import { textOf } from './mixed-text.ts';
import { mostColumns, type Sheet, type SheetRecord } from './sheet.ts';
import { expectedLine } from '../told/of-lines.ts';

/** Elements by which the columns are told. */
const looked = 300;

/** How deep objects are looked into. */
const deepest = 6;

/** What parts the values of a list in a cell. */
const between = ' | ';

/**
 * @returns undefined where it holds no list of objects
 * @throws UnreadableFile
 */
export async function jsonSheet(file: YardFile): Promise<Sheet | undefined> {
  const list = await likeliestList(file);
  if (list === undefined) return undefined;
  const sheet = await sheetOfObjects(() => elementsOf(file, list.path));
  return sheet && { ...sheet, notes: notesIn(list.before) };
}

/**
 * @param elementsOf all objects, from the first, each time that it is asked
 * @returns undefined where they have no fields
 */
export async function sheetOfObjects(
  elementsOf: () => AsyncGenerator<JsonElement[]>,
): Promise<Sheet | undefined> {
  const header: string[] = [];
  const places = new Map<string, number>();
  let count = 0;
  for await (const elements of elementsOf()) {
    for (const element of elements.slice(0, looked))
      for (const cells of cellsOf(element) ?? [])
        for (const name of cells.keys())
          if (!places.has(name) && header.length < mostColumns) {
            places.set(name, header.length);
            header.push(name);
          }
    count += elements.length;
    if (count >= looked) break;
  }
  if (header.length === 0) return undefined;
  return {
    name: '',
    header,
    hasOpenEnds: true,
    async *records() {
      for await (const elements of elementsOf())
        yield elements.flatMap((element) => recordsOf(element, header, places));
    },
  };
}

async function* elementsOf(file: YardFile, path: string): AsyncGenerator<JsonElement[]> {
  const elements = createElements(path);
  for await (const text of textOf(file)) yield elements.take(text);
  const end = elements.end();
  if (end) yield [end];
}

async function likeliestList(file: YardFile): Promise<{ path: string; before: string } | undefined> {
  const lists = listsOf();
  for await (const text of textOf(file)) if (!lists.take(text)) break;
  const path = lists.best();
  return path === undefined ? undefined : { path, before: lists.before(path) };
}

function recordsOf(
  element: JsonElement,
  header: readonly string[],
  places: ReadonlyMap<string, number>,
): SheetRecord[] {
  const { line } = element;
  const all = cellsOf(element);
  if (!all) {
    if ((element.text ?? 'x').trim() === '') return [];
    return [
      {
        line,
        cells: [],
        fault: element.text === undefined ? expectedLine.smallerObject : expectedLine.validJson,
      },
    ];
  }
  return all.map((named) => {
    const cells = Array.from({ length: header.length }, () => '');
    for (const [name, text] of named) {
      const at = places.get(name);
      if (at !== undefined) cells[at] = text;
    }
    return { line, cells };
  });
}

/** The cells of an element by their names; several where it holds a list of objects that are the parts (a car with its parts). */
function cellsOf({ text, key }: JsonElement): Map<string, string>[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const own = new Map<string, string>();
  if (key !== undefined) own.set('#', key);
  const inner = partsWithin(value as Record<string, unknown>);
  flatten(value as Record<string, unknown>, '', own, inner?.name, 0);
  if (!inner) return [own];
  return inner.parts.map((part) => {
    const cells = new Map(own);
    flatten(part, `${inner.name}.`, cells, undefined, 0);
    return cells;
  });
}

/** Words of which one names the price of a part. */
const priceName = /pri[cx]|prezz|prei|kain|cen[ay]|importo|betrag|amount/i;

/** A car that lists its parts: the car has no price, and they have. */
function partsWithin(
  value: Record<string, unknown>,
): { name: string; parts: Record<string, unknown>[] } | undefined {
  if (Object.keys(value).some((name) => priceName.test(name))) return undefined;
  for (const [name, list] of Object.entries(value))
    if (
      Array.isArray(list) &&
      list.length > 0 &&
      list.length <= mostFindings &&
      list.every(
        (one) =>
          typeof one === 'object' && one !== null && Object.keys(one).some((each) => priceName.test(each)),
      )
    )
      return { name, parts: list as Record<string, unknown>[] };
  return undefined;
}

function flatten(
  value: Record<string, unknown>,
  before: string,
  cells: Map<string, string>,
  leftOut: string | undefined,
  depth: number,
): void {
  for (const [name, content] of Object.entries(value)) {
    if (cells.size >= mostColumns || (depth === 0 && name === leftOut)) continue;
    const only = onlyPriceIn(content) ?? stockIn(content);
    const measured = measureIn(content);
    const told = measured ? undefined : (namedValuesIn(content) ?? typedValuesIn(content));
    if (measured)
      cells.set(`${before}${name}`, [textIn(measured.value), measured.unit].filter(Boolean).join(' '));
    else if (told) {
      for (const [each, one] of told)
        if (!cells.has(`${before}${name}.${each}`)) cells.set(`${before}${name}.${each}`, textIn(one));
    } else if (only || (typeof content === 'object' && content !== null && !Array.isArray(content))) {
      if (depth < deepest)
        flatten(only ?? (content as Record<string, unknown>), `${before}${name}.`, cells, leftOut, depth + 1);
    } else cells.set(`${before}${name}`, textIn(content));
  }
}

/** A value as a person would type it. Of objects in a list the texts count: `[{"url": "…"}]`. */
function textIn(content: unknown, depth = 0): string {
  if (typeof content === 'string') return content.trim();
  if (typeof content === 'number') return plainNumber(content);
  if (typeof content === 'boolean') return content ? 'true' : 'false';
  if (typeof content !== 'object' || content === null || depth > 2) return '';
  const essence = Array.isArray(content) ? undefined : essenceOf(content);
  if (essence !== undefined) return textIn(essence);
  return Object.values(content)
    .slice(0, mostColumns)
    .map((one) => textIn(one, depth + 1))
    .filter((text) => text !== '')
    .join(Array.isArray(content) ? between : ' ');
}

/** Never with three decimals, which a person would mean as thousands; a sum of binary fractions loses its tail. */
export function plainNumber(value: number): string {
  const text = String(Number(value.toFixed(4)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
