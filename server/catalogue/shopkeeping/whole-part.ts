/** One part as the shopkeeper sees it: what everybody sees, and the yard's own side of it. */
import { desc, eq } from 'drizzle-orm';
import type { Part } from '../../../domain/contract/parts.ts';
import { namesWhere, pickFacts, type FactsOf } from '../../../domain/facts/fact-names.ts';
import type { Database } from '../../db/client.ts';
import { cars, parts, priceHistory } from '../../db/schema/catalogue.ts';
import type { MediaAddress } from '../photos/images.ts';
import { createPartLoader } from '../part.ts';
import { isNamed, type PartName } from './lock-part.ts';
import { countOrdersOf } from './remove-part.ts';

/** Money in cents, times in UTC. */
export type WholePart = Part & {
  /** Pieces in the yard, and those of them that are kept for buyers. */
  readonly onHand: number;
  readonly reserved: number;
  /** In how many orders it stands. */
  readonly orderCount: number;
  /** The latest first, at most twenty. */
  readonly priceHistory: readonly { readonly at: string; readonly discountedPrice: number }[];
} & FactsOf<(typeof ofPart | typeof ofCar)[number]>;

/** What the shopkeeper alone is told. */
const ofPart = namesWhere({ of: ['part'], json: ['yard'] });
const ofCar = namesWhere({ of: ['car'], json: ['yard'] });

const mostPrices = 20;

/** @returns undefined when there is no such part */
export async function findWholePart(
  { db, prepare }: Pick<Database, 'db' | 'prepare'>,
  name: PartName,
  media: MediaAddress,
): Promise<WholePart | undefined> {
  const { id, onHand, reserved } = parts;
  const [row] = await db
    .select({ id, onHand, reserved, ...pickFacts(ofPart, parts), ...pickFacts(ofCar, cars) })
    .from(parts)
    .leftJoin(cars, eq(cars.id, parts.carId))
    .where(isNamed(name));
  if (!row) return undefined;
  const { at, discountedPrice } = priceHistory;
  const prices = await db
    .select({ at, discountedPrice })
    .from(priceHistory)
    .where(eq(priceHistory.partId, row.id))
    .orderBy(desc(at))
    .limit(mostPrices);
  return {
    ...(await createPartLoader(prepare, media)(row.id, 'it')),
    ...row,
    orderCount: await countOrdersOf(db, row.id),
    priceHistory: prices.map((price) => ({ ...price, at: price.at.toISOString() })),
  };
}
