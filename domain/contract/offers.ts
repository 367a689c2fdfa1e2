/** Private offers: whoever has one's link takes it, and has the part for its price from then on. */
import * as z from 'zod/mini';

export const OfferParameters = z.object({ id: z.uuid() });

/** Cents a piece, for one order until a moment. */
export const TakenOffer = z.object({ partId: z.int(), price: z.int(), until: z.string() });
export type TakenOffer = z.infer<typeof TakenOffer>;
