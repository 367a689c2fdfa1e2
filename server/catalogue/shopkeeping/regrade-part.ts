/** A piece that came back worse than it was sold is a part of its own: the others of its number stay what they are. */
import { asc, eq, inArray, like } from 'drizzle-orm';
import type { Condition } from '../../../domain/contract/parts.ts';
import { gradesDownFrom } from '../../../domain/exceptions/grades.ts';
import { facts } from '../../../domain/facts/facts.ts';
import type { Executor } from '../../db/client.ts';
import { partFits, parts, priceHistory } from '../../db/schema/catalogue.ts';
import { showPhotos } from './edit-photos.ts';
import { takeTurn } from '../writing/import-turns.ts';

export type Regrade = {
  readonly condition: Condition;
  /** Cents. */
  readonly price: number;
  /** What is wrong with it, for whoever buys it next. */
  readonly note: string;
  /** Photos of it as it is now, in their order. Those of the part it was show it better than it is, and are not its any more. */
  readonly photoIds?: readonly number[] | undefined;
};

/**
 * In what a regraded piece would be sold as something better than one of these parts is: `grade`, `price`, or undefined. They are locked,
 * so that they keep theirs until the end of the transaction.
 */
export async function improvedBy(
  tx: Executor,
  ids: readonly number[],
  { condition, price }: Pick<Regrade, 'condition' | 'price'>,
): Promise<'grade' | 'price' | undefined> {
  await takeTurn(tx);
  const were = await tx
    .select({ condition: parts.condition, price: parts.price })
    .from(parts)
    .where(inArray(parts.id, [...ids]))
    .orderBy(asc(parts.id))
    .for('update');
  if (were.some((was) => !gradesDownFrom(was.condition).includes(condition))) return 'grade';
  return were.some((was) => price > was.price) ? 'price' : undefined;
}

/**
 * Puts pieces of a part up for sale again as a part of their own, under its code with an `R` behind it, with its car and fits.
 *
 * @returns the id of the new part
 */
export async function regradePart(
  tx: Executor,
  { partId, quantity }: { readonly partId: number; readonly quantity: number },
  { condition, price, note, photoIds = [] }: Regrade,
  now: Date,
): Promise<number> {
  // Before any part is locked; and of two that come back at once each has a code of its own.
  await takeTurn(tx);
  const [was] = await tx.select().from(parts).where(eq(parts.id, partId)).for('update');
  if (!was) throw new Error(`there is no part ${partId}`);
  const { id: _id, available: _available, ...copied } = was;
  const describe = (text: string) => (text === '' ? note : `${note}\n\n${text}`);
  const [made] = await tx
    .insert(parts)
    .values({
      ...copied,
      sku: await nextCode(tx, was.sku),
      condition,
      // It was tried as it was sold: as it came back nobody has.
      tested: null,
      price,
      discount: 0,
      discountedPrice: price,
      descriptionIt: describe(was.descriptionIt),
      descriptionEn: describe(was.descriptionEn),
      onHand: quantity,
      reserved: 0,
      listedQuantity: quantity,
      regradedFrom: partId,
      updatedAt: now,
    })
    .returning({ id: parts.id });
  if (!made) throw new Error('the database returned no row for an insert');
  const fits = await tx.select().from(partFits).where(eq(partFits.partId, partId));
  if (fits.length > 0) await tx.insert(partFits).values(fits.map((fit) => ({ ...fit, partId: made.id })));
  await showPhotos(tx, made.id, photoIds, now);
  await tx.insert(priceHistory).values({ partId: made.id, at: now, discountedPrice: price });
  return made.id;
}

/** The code, `-R1`, `-R2` and so on: the first that nobody has. */
async function nextCode(tx: Executor, sku: string): Promise<string> {
  const stem = `${sku.replace(/-R\d+$/, '').slice(0, facts.sku.longest - 5)}-R`;
  const pattern = `${stem.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const taken = new Set(
    (await tx.select({ sku: parts.sku }).from(parts).where(like(parts.sku, pattern))).map((row) => row.sku),
  );
  for (let nth = 1; ; nth += 1) if (!taken.has(`${stem}${nth}`)) return `${stem}${nth}`;
}
