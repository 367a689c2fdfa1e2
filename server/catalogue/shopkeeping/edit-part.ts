/** What of a part is changed by hand at the desk: each fact as it was and as it is now. */
import { eq } from 'drizzle-orm';
import type { PartChange, PartFields } from '../../../domain/contract/desk-part.ts';
import { carFacts } from '../../../domain/facts/fact-names.ts';
import type { FactName } from '../../../domain/facts/facts.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { cars, categories, parts } from '../../db/schema/catalogue.ts';
import { faultsOfCar, findOrAddCar } from '../writing/donor-car.ts';
import { takeTurn } from '../writing/import-turns.ts';
import { loadKnownNames, type KnownNames } from '../writing/known-names.ts';
import { changePrice, changeQuantity } from './change-part.ts';
import { correctedPart, writeFits } from './corrected-part.ts';
import { fieldsOf } from './part-fields.ts';
import { withFacts } from './write-prices.ts';

export type PartEdited =
  | {
      readonly outcome: 'changed' | 'same';
      readonly sku: string;
      /** What was changed, and nothing else. */
      readonly before: Partial<PartFields>;
      readonly after: Partial<PartFields>;
    }
  /** Somebody has changed one of the same facts since it was seen; or fewer pieces than are kept for buyers: nothing was changed. */
  | { readonly outcome: 'seen_otherwise' | 'kept' | 'unknown' }
  /** A kind or a car that there is not. */
  | { readonly outcome: 'invalid'; readonly errors: readonly FieldProblem[] };

type FieldName = keyof PartFields;

/** Under which fact the yard's files know a field; they leave it as it is from then on. The number of pieces moves with them (decision 0008). */
const factOf = {
  kindId: 'category',
  side: 'side',
  axle: 'axle',
  serialNumber: 'serialNumber',
  otherNumbers: 'otherNumbers',
  carId: 'model',
  nameIt: 'nameIt',
  nameEn: 'nameEn',
  vatScheme: 'vatScheme',
  condition: 'condition',
  tested: 'tested',
  price: 'price',
  onHand: undefined,
  purchasePrice: 'purchasePrice',
  place: 'place',
  internalNotes: 'internalNotes',
  descriptionIt: 'descriptionIt',
  descriptionEn: 'descriptionIt',
} as const satisfies Record<FieldName, FactName | undefined>;

/** What nobody but the yard sees: a part that is moved on its shelf is nothing new for anybody. */
const ofYard: readonly FieldName[] = ['place', 'internalNotes', 'purchasePrice', 'vatScheme'];

/** From what a part is more follows than stands in a column of its own: its name, its weight, how its numbers are compared. */
const ofWhatItIs: readonly FieldName[] = [
  'kindId',
  'side',
  'axle',
  'serialNumber',
  'otherNumbers',
  'carId',
  'nameIt',
  'nameEn',
];

/**
 * Runs in the caller's transaction. What is the same as before is not written.
 *
 * @param seen what whoever asks has seen of what they change; what is left out is not compared
 */
export async function editPart(
  tx: Executor,
  id: number,
  { change, seen = {} }: { readonly change: PartChange; readonly seen?: Partial<PartFields> },
  now: Date,
): Promise<PartEdited> {
  // Cars are written, and go, while one has its turn; it is taken before the part is locked.
  if (change.car || change.carId !== undefined) await takeTurn(tx);
  const [part] = await tx.select().from(parts).where(eq(parts.id, id)).for('update');
  if (!part) return { outcome: 'unknown' };
  const [kind] = await tx.select().from(categories).where(eq(categories.id, part.categoryId));
  if (!kind) throw new Error(`there is no kind ${part.categoryId}`);
  const isOfNames = change.car !== undefined || ofWhatItIs.some((name) => change[name] !== undefined);
  const known = isOfNames ? await loadKnownNames(tx) : undefined;
  const errors = known ? await faultsOf(tx, known, change, now) : [];
  if (errors.length > 0) return { outcome: 'invalid', errors };

  const before = fieldsOf(part, kind);
  const { car, ...fields } = change;
  const wanted: Partial<PartFields> = car ? { ...fields, carId: await findOrAddCar(tx, car) } : fields;
  const names = (Object.keys(factOf) as FieldName[]).filter(
    (name) => wanted[name] !== undefined && !isSame(wanted[name], before[name]),
  );
  const pick = (from: Partial<PartFields>): Partial<PartFields> =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  const said = { sku: part.sku, before: pick(before), after: pick(wanted) };
  if (names.length === 0) return { outcome: 'same', ...said };
  if (names.some((name) => seen[name] !== undefined && !isSame(seen[name], before[name])))
    return { outcome: 'seen_otherwise' };
  const { onHand, price, ...facts } = said.after;
  if (onHand !== undefined && (await changeQuantity(tx, { id }, onHand, now))?.outcome === 'kept')
    return { outcome: 'kept' };
  if (price !== undefined) await changePrice(tx, { id }, { price }, now);
  const written = names.filter((name) => name in facts);
  if (written.length === 0) return { outcome: 'changed', ...said };

  const plain = Object.fromEntries(
    Object.entries(facts).filter(([name]) => !(ofWhatItIs as readonly string[]).includes(name)),
  );
  const ofWhat = names.flatMap((name) => (ofWhatItIs.includes(name) ? (factOf[name] ?? []) : []));
  const corrected =
    known && ofWhat.length > 0
      ? await correctedPart(tx, part, { ...before, ...said.after }, ofWhat, known)
      : undefined;
  if (corrected?.fits) await writeFits(tx, id, corrected.fits);
  const handSet = [...written.flatMap((name) => factOf[name] ?? []), ...(corrected?.besides ?? [])];
  const isSeen = written.some((name) => !ofYard.includes(name));
  await tx
    .update(parts)
    .set({
      ...plain,
      ...corrected?.columns,
      // What was put right of its former car says nothing of another one.
      handSet: withFacts(handSet, written.includes('carId') ? carFacts : []),
      ...(isSeen && { updatedAt: now }),
    })
    .where(eq(parts.id, id));
  return { outcome: 'changed', ...said };
}

/** Numbers are a list of their own. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** Kinds and cars that whoever asks may have made up; groups are no kinds. */
async function faultsOf(
  tx: Executor,
  names: KnownNames,
  { kindId, carId, car }: PartChange,
  now: Date,
): Promise<FieldProblem[]> {
  const isKind = kindId === undefined || (names.categories.get(kindId)?.parentId ?? null) !== null;
  const isCar = typeof carId !== 'number' || (await tx.$count(cars, eq(cars.id, carId))) > 0;
  return [
    ...(isKind ? [] : [{ path: 'kindId', code: 'invalid' }]),
    ...(isCar ? [] : [{ path: 'carId', code: 'invalid' }]),
    ...(car ? faultsOfCar(names, car, now) : []),
  ];
}
