/** The cart that is kept with an account: pieces and numbers, no prices. */
import * as z from 'zod/mini';
import { cartLinesMax, cartQuantityMax, partIdMax } from '../constants.ts';

const Entry = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(partIdMax)),
  quantity: z.int().check(z.minimum(1), z.maximum(cartQuantityMax)),
});
type Entry = z.infer<typeof Entry>;

const eachPartOnce = z.refine<Entry[]>(
  (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
  'part_twice',
);

export const AccountCart = z.object({
  /** Names what the cart is now; null where the account never had one. */
  revision: z.nullable(z.uuid()),
  entries: z.array(z.object({ id: z.int(), quantity: z.int() })),
});
export type AccountCart = z.infer<typeof AccountCart>;

export const AccountCartChange = z.strictObject({
  /** The revision that it was made from: where the cart is another one by now, nothing is changed. */
  from: z.nullable(z.uuid()),
  /** What it is called from now on, chosen by whoever sends it: sent again it is known. */
  revision: z.uuid(),
  entries: z.array(Entry).check(z.maxLength(cartLinesMax, 'too_long'), eachPartOnce),
});
export type AccountCartChange = z.infer<typeof AccountCartChange>;
