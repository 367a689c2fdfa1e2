/** XML of any shape that holds a list of records: fields are elements or attributes, and what stands around the list is of each record. */
import { mostFindings } from '../row.ts';
import type { YardFile } from '../yard-file.ts';
import type { JsonElement } from './json-elements.ts';
import { sheetOfObjects } from './json-sheet.ts';
import { readMarkup } from './markup-reader.ts';
import type { Sheet } from './sheet.ts';

/** Fields that a record has at least. */
const leastFields = 3;
/** Longest text of a record, in signs. */
const longestRecord = 1_000_000;

type Fields = { [name: string]: string | Fields | (string | Fields)[] };
type Open = { readonly name: string; readonly fields: Fields; text: string; hasElements: boolean };

/** @returns undefined where it holds no list of records */
export async function xmlListSheet(file: YardFile): Promise<Sheet | undefined> {
  const path = await likeliestPath(file);
  return path === undefined ? undefined : sheetOfObjects(() => recordsAt(file, path));
}

/** The path of the elements that have fields and are the most; of equals that which stands highest. */
async function likeliestPath(file: YardFile): Promise<string | undefined> {
  const counts = new Map<string, number>();
  let seen = 0;
  const tree = createTree((path, { fields }) => {
    seen += 1;
    const own = Object.values(fields).filter((value) => typeof value === 'string').length;
    if (own >= leastFields) counts.set(path, (counts.get(path) ?? 0) + 1);
    return false;
  });
  for await (const _ of readMarkup(file, true, tree)) if (seen > mostSeen) break;
  const [best] = [...counts].toSorted(
    ([one, many], [other, more]) => more - many || one.length - other.length,
  );
  return best?.[0];
}

/** Elements by which the list is told. */
const mostSeen = 20_000;

async function* recordsAt(file: YardFile, path: string): AsyncGenerator<JsonElement[]> {
  let done: JsonElement[] = [];
  let count = 0;
  const tree = createTree((at, { fields }, around) => {
    if (at !== path) return false;
    count += 1;
    const text = JSON.stringify({ ...around(), ...fields });
    done.push({ line: count, text: text.length > longestRecord ? undefined : text });
    return true;
  });
  for await (const _ of readMarkup(file, true, tree)) {
    yield done;
    done = [];
  }
}

/** @param closed is told of each element as it is closed, and may ask for the texts that stand around it; whether it has taken it */
function createTree(closed: (path: string, element: Open, around: () => Fields) => boolean) {
  const open: Open[] = [];
  const around = (): Fields =>
    Object.fromEntries(
      open.flatMap(({ name, fields }) =>
        Object.entries(fields)
          .filter(([, value]) => typeof value === 'string')
          .map(([field, value]) => [`${name}.${field}`, value]),
      ),
    );
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      const parent = open.at(-1);
      if (parent) parent.hasElements = true;
      const fields: Fields = {};
      for (const [attribute, value] of Object.entries(attributes))
        if (!/^xmlns(?::|$)|^xsi:/.test(attribute))
          fields[attribute.slice(attribute.indexOf(':') + 1)] = value;
      open.push({ name, fields, text: '', hasElements: false });
    },
    text(text: string) {
      const element = open.at(-1);
      if (element && element.text.length < longestRecord) element.text += text;
    },
    close() {
      const element = open.pop();
      if (!element) return;
      const isTaken = closed([...open.map(({ name }) => name), element.name].join('/'), element, around);
      const parent = open.at(-1);
      if (parent && !isTaken) put(parent.fields, element);
    },
  };
}

/** A text under its name, what an element says of it beside it (`prezzo.valuta`); several of one name are a list. */
function put(fields: Fields, { name, fields: own, text, hasElements }: Open): void {
  if (hasElements) add(fields, name, own);
  else {
    add(fields, name, text.trim());
    for (const [attribute, value] of Object.entries(own)) add(fields, `${name}.${attribute}`, value);
  }
}

function add(fields: Fields, name: string, value: Fields[string]): void {
  const before = fields[name];
  if (before === undefined || !Object.hasOwn(fields, name))
    Object.defineProperty(fields, name, { value, enumerable: true, writable: true, configurable: true });
  else if (Array.isArray(before)) {
    if (before.length < mostFindings && !Array.isArray(value)) before.push(value);
  } else if (!Array.isArray(value)) fields[name] = [before, value];
}
