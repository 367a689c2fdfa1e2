/** Objects of JSON that say one fact in two values: what it is called or measured in, and how much it is. Pure. */
import { mostColumns } from './sheet.ts';

/** Names of a measure within its object, and of its unit. */
const valueNames: readonly string[] = [
  'value',
  'amount',
  'reading',
  'valore',
  'wert',
  'valor',
  'wartosc',
  'waarde',
  'valoare',
  'varde',
  'verdi',
];
const unitNames: readonly string[] = [
  'unit',
  'units',
  'uom',
  'unita',
  'einheit',
  'unite',
  'unidad',
  'jednostka',
  'eenheid',
  'unitate',
  'enhet',
  'enhed',
  'unidade',
];

/** `{ "value": 97400, "unit": "mi" }` is one fact, `97400 mi`: without its unit it would be another. */
export function measureIn(content: unknown): { value: unknown; unit: string } | undefined {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return undefined;
  const entries = Object.entries(content);
  const valued = entries.find(([name]) => valueNames.includes(name.toLowerCase()));
  const unit = entries.find(([name]) => unitNames.includes(name.toLowerCase()))?.[1];
  if (!valued || entries.length !== 2 || typeof unit !== 'string' || !/^[\p{L}³²]{1,12}$/u.test(unit))
    return undefined;
  return valued[1] === null || valued[1] === '' ? { value: '', unit: '' } : { value: valued[1], unit };
}

/** `[{ "currency": "EUR", "net": 32.77, "gross": 39 }]`: a shop that could have a price for each currency has one. */
export function onlyPriceIn(content: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(content) || content.length !== 1) return undefined;
  const [only] = content as unknown[];
  if (typeof only !== 'object' || only === null) return undefined;
  return Object.keys(only).some((name) => /^(?:gross|net|amount|currency(?:Id)?|price)$/i.test(name))
    ? (only as Record<string, unknown>)
    : undefined;
}

const addressNames: readonly string[] = ['url', 'src', 'href'];
/** Whose a number is, or whether it is the main one. */
const besideCode =
  /^(?:id|make|brand|manufacturer|maker|marca|marke|hersteller|marque|constructeur|fabricante|producent|gamintojas|produttore|costruttore|main|primary|principale|haupt|source|fonte|note|position|order|ordine)$/i;

/**
 * What counts of an object in a list, where the rest only tells of it: the address of a photo, the number that a maker gave.
 *
 * @returns undefined where all of it counts
 */
export function essenceOf(content: object): string | number | undefined {
  const entries = Object.entries(content);
  const address = entries.find(
    ([name, value]) => addressNames.includes(name.toLowerCase()) && typeof value === 'string' && value !== '',
  )?.[1] as string | undefined;
  if (address !== undefined) return address;
  const [code, ...more] = entries.filter(([name]) => codeNames.includes(name.toLowerCase()));
  if (!code || more.length > 0 || !(typeof code[1] === 'string' || typeof code[1] === 'number'))
    return undefined;
  return entries.every((entry) => entry[0] === code[0] || besideCode.test(entry[0])) ? code[1] : undefined;
}

/** Names of how many of a thing lie in one place. */
const countNames =
  /^(?:qty|quantit|quantidade|available|on[_ ]?hand|stock|giacenz|disponib|esistenz|bestand|menge|anzahl|verfugbar|ilosc|stan$|dostepn|cantidad|existenc|kiekis|likutis)/i;

/**
 * `[{ "warehouse": "Main", "quantity": 3 }, …]`: the stock of one piece, all places of it together.
 *
 * @returns what counts added up, and each other value once, parted by bars
 */
export function stockIn(content: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(content) || content.length === 0) return undefined;
  const together: Record<string, unknown> = {};
  for (const one of content.slice(0, mostColumns) as unknown[]) {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return undefined;
    const entries = Object.entries(one);
    if (!entries.some(([name, value]) => countNames.test(name) && typeof value === 'number'))
      return undefined;
    for (const [name, value] of entries) {
      const known = together[name];
      if (typeof value === 'number' && typeof known === 'number' && !/id$/i.test(name))
        together[name] = known + value;
      else if (known === undefined) together[name] = value;
      else if (typeof value === 'string' && typeof known === 'string' && !known.split(' | ').includes(value))
        together[name] = `${known} | ${value}`;
    }
  }
  return together;
}

const nameNames: readonly string[] = [
  'name',
  'key',
  'label',
  'nome',
  'nom',
  'nombre',
  'naam',
  'nume',
  'namn',
  'navn',
  'attribute',
];

/** Names of what kind a value of a list is, and of the value itself. */
const typeNames: readonly string[] = ['type', 'tipo', 'typ', 'kind', 'art', 'rodzaj', 'tipas', 'soort'];
const codeNames: readonly string[] = [
  ...valueNames,
  'valeur',
  'verte',
  'code',
  'codice',
  'codigo',
  'kod',
  'kodas',
  'number',
  'numero',
  'nummer',
  'numer',
  'numeris',
];

/** `[{ "name": "Marca", "value": "Fiat" }, …]`: each name is a column of its own, whatever their order; the first of a name counts. */
export const namedValuesIn = (content: unknown): [string, unknown][] | undefined =>
  pairsIn(content, nameNames, [...valueNames, 'values', 'option', 'options']);

/** `[{ "tipo": "OE", "codice": "51854915" }, …]`: each type is a column of its own, with all values of that type. */
export function typedValuesIn(content: unknown): [string, unknown[]][] | undefined {
  const pairs = pairsIn(content, typeNames, codeNames);
  return (
    pairs && [...Map.groupBy(pairs, ([type]) => type)].map(([type, all]) => [type, all.map(([, one]) => one)])
  );
}

function pairsIn(
  content: unknown,
  names: readonly string[],
  values: readonly string[],
): [string, unknown][] | undefined {
  if (!Array.isArray(content) || content.length === 0) return undefined;
  const pairs: [string, unknown][] = [];
  for (const one of content.slice(0, mostColumns) as unknown[]) {
    if (typeof one !== 'object' || one === null) return undefined;
    const named = new Map(Object.entries(one).map(([name, value]) => [name.toLowerCase(), value as unknown]));
    const name = names.map((each) => named.get(each)).find((value) => typeof value === 'string');
    const valueName = values.find((each) => named.has(each));
    if (typeof name !== 'string' || valueName === undefined) return undefined;
    pairs.push([name, named.get(valueName)]);
  }
  return pairs;
}
