/** What of a part is changed by hand at the desk: each fact as it was and as it is now. */
import { eq } from 'drizzle-orm';
import type { PartFields } from '../../../domain/contract/desk-stock.ts';
import type { Executor } from '../../db/client.ts';
import { categories, parts } from '../../db/schema/catalogue.ts';
import { nameOf } from '../naming/part-names.ts';
import { changePrice, changeQuantity } from './change-part.ts';
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
  | { readonly outcome: 'seen_otherwise' | 'kept' | 'unknown' };

type FieldName = keyof PartFields;

/** Under which fact the yard's files know a field; they leave it as it is from then on. The number of pieces moves with them (decision 0008). */
const factOf = {
  condition: 'condition',
  price: 'price',
  onHand: undefined,
  purchasePrice: 'purchasePrice',
  place: 'place',
  internalNotes: 'internalNotes',
  side: 'side',
  axle: 'axle',
  descriptionIt: 'descriptionIt',
  descriptionEn: 'descriptionIt',
} as const satisfies Record<FieldName, string | undefined>;

/** What nobody but the yard sees: a part that is moved on its shelf is nothing new for anybody. */
const ofYard: readonly FieldName[] = ['place', 'internalNotes', 'purchasePrice'];

/**
 * Runs in the caller's transaction. What is the same as before is not written.
 *
 * @param seen what whoever asks has seen of what they change; what is left out is not compared
 */
export async function editPart(
  tx: Executor,
  id: number,
  { change, seen = {} }: { readonly change: Partial<PartFields>; readonly seen?: Partial<PartFields> },
  now: Date,
): Promise<PartEdited> {
  const [part] = await tx.select().from(parts).where(eq(parts.id, id)).for('update');
  if (!part) return { outcome: 'unknown' };
  const names = (Object.keys(factOf) as FieldName[]).filter(
    (name) => change[name] !== undefined && change[name] !== part[name],
  );
  const pick = (fields: Partial<PartFields>): Partial<PartFields> =>
    Object.fromEntries(names.map((name) => [name, fields[name]]));
  const said = { sku: part.sku, before: pick(part), after: pick(change) };
  if (names.length === 0) return { outcome: 'same', ...said };
  if (names.some((name) => seen[name] !== undefined && seen[name] !== part[name]))
    return { outcome: 'seen_otherwise' };
  const { onHand, price, ...facts } = said.after;
  if (onHand !== undefined && (await changeQuantity(tx, { id }, onHand, now))?.outcome === 'kept')
    return { outcome: 'kept' };
  if (price !== undefined) await changePrice(tx, { id }, { price }, now);
  const written = names.filter((name) => name in facts);
  if (written.length === 0) return { outcome: 'changed', ...said };
  const isSeen = written.some((name) => !ofYard.includes(name));
  const renamed = await nameFor(tx, { ...part, ...facts }, part);
  const handSet = [...written.flatMap((name) => factOf[name] ?? []), ...Object.keys(renamed)];
  await tx
    .update(parts)
    .set({ ...facts, ...renamed, handSet: withFacts(handSet), ...(isSeen && { updatedAt: now }) })
    .where(eq(parts.id, id));
  return { outcome: 'changed', ...said };
}

type Named = Pick<typeof parts.$inferSelect, 'side' | 'axle' | 'categoryId' | 'nameIt' | 'nameEn'>;

/** A name that was made of kind and side goes with another side; one that somebody wrote stays. */
async function nameFor(
  tx: Executor,
  after: Named,
  before: Named,
): Promise<{ nameIt?: string; nameEn?: string }> {
  if (after.side === before.side && after.axle === before.axle) return {};
  const [kind] = await tx.select().from(categories).where(eq(categories.id, before.categoryId));
  if (!kind) return {};
  const named = ({ side, axle }: Named) =>
    nameOf(
      { slug: kind.slug, it: kind.nameIt, en: kind.nameEn },
      { side: side ?? undefined, axle: axle ?? undefined },
    );
  const [was, is] = [named(before), named(after)];
  return {
    ...(before.nameIt === was.it && { nameIt: is.it }),
    ...(before.nameEn === was.en && { nameEn: is.en }),
  };
}
