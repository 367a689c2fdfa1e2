/** What else sells the yard's pieces, as the owner sees it at the desk. */
import * as z from 'zod/mini';
import { channelRights } from '../channels.ts';
import { text } from './free-text.ts';

/** `webhook` is how its news fare: `untold` until there was any, `tried` is under way and was not taken yet, `lost` was not taken for a day. */
export const DeskChannel = z.object({
  id: z.uuid(),
  name: z.string(),
  rights: z.array(z.enum(channelRights)),
  webhookUrl: z.nullable(z.string()),
  webhook: z.enum(['none', 'untold', 'taken', 'tried', 'lost']),
  lastFailure: z.nullable(z.string()),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});
export type DeskChannel = z.infer<typeof DeskChannel>;

/** A piece that was sold elsewhere, with what is needed to fetch it. */
export const SoldElsewhere = z.object({
  id: z.uuid(),
  channel: z.string(),
  reference: z.string(),
  soldAt: z.string(),
  quantity: z.int(),
  sku: z.string(),
  name: z.string(),
  place: z.nullable(z.string()),
});
export type SoldElsewhere = z.infer<typeof SoldElsewhere>;

export const DeskChannels = z.object({ channels: z.array(DeskChannel), sales: z.array(SoldElsewhere) });
export type DeskChannels = z.infer<typeof DeskChannels>;

export const NewChannel = z.strictObject({
  name: text(60),
  canSell: z.boolean(),
  webhookUrl: z.optional(text(500)),
});
export type NewChannel = z.infer<typeof NewChannel>;

/** Shown once: the shop keeps a hash of the token. */
export const ChannelKeys = z.object({ token: z.string(), webhookSecret: z.nullable(z.string()) });
export type ChannelKeys = z.infer<typeof ChannelKeys>;

export const ChannelParameters = z.object({ id: z.uuid() });
