/** What channels have sold and somebody at the yard has to take from its place. */
import * as z from 'zod/mini';
import { DeskItem } from './desk-orders.ts';

/** A sale of a channel, with what is needed to fetch the piece: `reference` is what the sale is called there. */
export const ElsewhereItem = z.extend(DeskItem, {
  channel: z.string(),
  reference: z.string(),
  soldAt: z.string(),
});
export type ElsewhereItem = z.infer<typeof ElsewhereItem>;

/** The longest waiting first; what was taken lately is among them, so that it can be put back. */
export const ElsewhereList = z.object({ items: z.array(ElsewhereItem) });
export type ElsewhereList = z.infer<typeof ElsewhereList>;

export const ElsewhereParameters = z.object({ id: z.uuid() });
