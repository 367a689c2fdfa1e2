/** What a file does not say of its pieces: a column that it does not have changes nothing. */
import { columnsOfFact } from '../writing/part-row.ts';
import type { FactName } from '../../../domain/facts/facts.ts';
import { allColumns, type Column } from './columns.ts';
import type { Meaning } from './columns/meanings.ts';
import type { Row } from './row.ts';

/** Facts that say which car a piece came from. */
const ofCar: readonly Column[] = ['make', 'model'];

/** @param says whether the file has a column for it */
function unsaidOf(says: (fact: FactName) => boolean): Set<string> {
  const unsaid = new Set<string>();
  for (const fact of allColumns)
    if (!says(fact)) for (const column of columnsOfFact(fact)) unsaid.add(column);
  if (ofCar.some(says)) {
    unsaid.delete('carId');
    if (!says('fits')) unsaid.add('fits');
  } else if (says('fits')) unsaid.delete('fits');
  return unsaid;
}

/** Rows of one header are alike, those of JSON each for itself. */
const remembered = new Map<string, ReadonlySet<string>>();
/** Most different sets of columns that are remembered. */
const mostRemembered = 1_000;

export function unsaidBy(row: Row): ReadonlySet<string> {
  const key = allColumns.map((column) => (row.has(column) ? '1' : '0')).join('');
  const known = remembered.get(key);
  if (known) return known;
  const unsaid = unsaidOf((fact) => row.has(fact));
  if (remembered.size < mostRemembered) remembered.set(key, unsaid);
  return unsaid;
}

/** The same of a file of other columns, in which names and kinds stand for each other, and sides in the names. */
export function unsaidOfForeign(has: (meaning: Meaning) => boolean, isShort: boolean): ReadonlySet<string> {
  const standIns: { readonly [Each in FactName]?: readonly Meaning[] } = {
    nameIt: ['nameIt', 'nameEn', 'category'],
    nameEn: ['nameIt', 'nameEn', 'category'],
    category: ['nameIt', 'nameEn', 'category'],
    side: ['side', 'axle', 'nameIt', 'nameEn'],
    axle: ['side', 'axle', 'nameIt', 'nameEn'],
    tested: isShort ? ['tested'] : ['tested', 'condition', 'descriptionIt', 'nameIt', 'nameEn'],
    price: ['price', 'netPrice'],
    otherNumbers: ['serialNumber'],
    make: ['make', 'model', 'vin'],
    model: ['make', 'model', 'vin'],
  };
  const says = (fact: FactName): boolean => (standIns[fact] ?? [fact]).some(has);
  return unsaidOf((fact) => says(fact) && !(isShort && (fact === 'side' || fact === 'axle')));
}
