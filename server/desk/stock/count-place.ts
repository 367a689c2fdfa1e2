/** A count of a place is written down: the books say what was found there, but for what is sold or has moved meanwhile. */
import { asc, inArray } from 'drizzle-orm';
import type { Count, CountedOutcome } from '../../../domain/contract/desk-counting.ts';
import { Problem } from '../../../domain/problem.ts';
import { settleCount } from '../../../domain/stock-room/counting.ts';
import { findPlace, noteCounted } from '../../catalogue/places/places.ts';
import { changeQuantity } from '../../catalogue/shopkeeping/change-part.ts';
import { editPart } from '../../catalogue/shopkeeping/edit-part.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import type { AtStock } from './do-at-stock.ts';
import { toPick } from './read-stock.ts';

/** @throws Problem `place_not_found`; `part_not_found` where one of the parts is none */
export async function countPlace(
  { tx, now, log }: AtStock,
  { place: named, parts: counted }: Count,
): Promise<CountedOutcome[]> {
  const place = await findPlace(tx, named);
  if (!place) throw new Problem('place_not_found');
  await noteCounted(tx, place.name, now);
  const books = await lockBooked(
    tx,
    counted.map(({ id }) => id),
  );
  const outcomes: CountedOutcome[] = [];
  for (const { id, found, expected } of counted) {
    const part = books.get(id);
    if (!part) throw new Problem('part_not_found');
    const { sku, onHand } = part;
    const isHere = part.place?.toLowerCase() === place.name.toLowerCase();
    const settled = settleCount({ found, expected }, { ...part, isHere });
    if (settled.outcome === 'corrected') {
      await changeQuantity(tx, { id }, settled.onHand, now);
      await log({
        action: 'part_counted',
        subject: sku,
        before: { pieces: onHand },
        after: { pieces: settled.onHand },
      });
    }
    if (settled.outcome === 'moved') {
      await editPart(tx, id, { change: { place: place.name } }, now);
      await log({
        action: 'part_moved',
        subject: sku,
        before: { place: part.place },
        after: { place: place.name },
      });
    }
    outcomes.push({ id, sku, outcome: settled.outcome });
  }
  await log({
    action: 'place_counted',
    subject: place.name,
    before: { pieces: sum(counted.map(({ expected }) => expected ?? 0)) },
    after: {
      pieces: sum(counted.map(({ found }) => found)),
      // Whoever packs it has to look for it.
      tooFew: outcomes.flatMap(({ sku, outcome }) => (outcome === 'too_few' ? sku : [])).join(', ') || null,
    },
  });
  return outcomes;
}

/** What the books say of each part, which stays so to the end of the transaction. */
async function lockBooked(tx: Executor, ids: readonly number[]) {
  const isCounted = inArray(parts.id, [...ids]);
  await tx.select({ id: parts.id }).from(parts).where(isCounted).orderBy(asc(parts.id)).for('update');
  // Asked once they are locked: what was sold while they were waited for is sold.
  const { id, sku, place, onHand, reserved } = parts;
  const rows = await tx.select({ id, sku, place, onHand, reserved, toPick }).from(parts).where(isCounted);
  return new Map(rows.map((row) => [row.id, row]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
