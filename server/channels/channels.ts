/** What else sells the yard's pieces: who may come, with a token of which the shop keeps the hash alone, and where news go. */
import { createHash, randomBytes } from 'node:crypto';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ChannelRight } from '../../domain/channels.ts';
import type { ChannelKeys, DeskChannel, SoldElsewhere } from '../../domain/contract/desk-channels.ts';
import { Problem } from '../../domain/problem.ts';
import { stateOfParts, visibleNow } from '../catalogue/changed-parts.ts';
import type { Config } from '../config/config.ts';
import { seal } from '../config/sealed.ts';
import type { Executor } from '../db/client.ts';
import { channelNews, channelPieces, channels } from '../db/schema/channels.ts';
import { parts } from '../db/schema/catalogue.ts';
import { checkedWebhook } from './webhooks/webhook-address.ts';

export type ChannelRow = typeof channels.$inferSelect;

export type AskedChannel = {
  readonly name: string;
  readonly rights: readonly ChannelRight[];
  /** Where it wants to hear that stock changed; nowhere when left out. */
  readonly webhookUrl?: string | undefined;
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * @returns what is shown once: the token, and what news are signed with
 * @throws Problem `channel_name_taken`; `invalid_body` with `webhookUrl`
 */
export async function addChannel(
  tx: Executor,
  config: Config,
  { name, rights, webhookUrl }: AskedChannel,
  now: Date,
): Promise<ChannelKeys> {
  const url = webhookUrl === undefined ? null : checkedWebhook(config, webhookUrl);
  const token = `smonto_${randomBytes(32).toString('base64url')}`;
  const webhookSecret = url === null ? null : randomBytes(32).toString('base64url');
  const [added] = await tx
    .insert(channels)
    .values({
      id: uuidv7({ msecs: now.getTime() }),
      name,
      tokenHash: hashOf(token),
      rights: [...rights],
      webhookUrl: url,
      webhookSecret:
        webhookSecret === null ? null : seal(config, 'channel-webhook', Buffer.from(webhookSecret)),
      // What is there already it reads by itself.
      ...(url !== null && { toldVisible: sql`${visibleNow}`, toldFile: sql`${stateOfParts}` }),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: channels.id });
  if (!added) throw new Problem('channel_name_taken');
  return { token, webhookSecret };
}

/**
 * From now on its token opens nothing and it hears nothing. What it keeps comes free when its time is over; what it sold stays sold.
 *
 * @throws Problem `channel_not_found`
 */
export async function revokeChannel(
  tx: Executor,
  which: { readonly id: string } | { readonly name: string },
  now: Date,
): Promise<ChannelRow> {
  const [row] = await tx
    .update(channels)
    .set({ revokedAt: now })
    .where(
      and(
        'id' in which ? eq(channels.id, which.id) : eq(channels.name, which.name),
        isNull(channels.revokedAt),
      ),
    )
    .returning();
  if (!row) throw new Problem('channel_not_found');
  return row;
}

const aMinuteMs = 60_000;

/** @returns whose token it is; undefined where it is nobody's, or not any more */
export async function channelOf(db: Executor, token: string, now: Date): Promise<ChannelRow | undefined> {
  const [row] = await db
    .select()
    .from(channels)
    .where(and(eq(channels.tokenHash, hashOf(token)), isNull(channels.revokedAt)));
  if (row && (row.usedAt === null || now.getTime() - row.usedAt.getTime() >= aMinuteMs))
    await db.update(channels).set({ usedAt: now }).where(eq(channels.id, row.id));
  return row;
}

/** How the latest news of a channel fared. */
const latestNews = sql<{ taken: boolean; lost: boolean; failure: string | null } | null>`(
  select json_build_object('taken', taken_at is not null, 'lost', given_up_at is not null, 'failure', last_failure)
  from channel_news where channel_news.channel_id = channels.id
  order by taken_at is null and given_up_at is null desc, created_at desc limit 1)`;

/** Those that are good, by name, then those that were revoked. */
export async function listChannels(db: Executor): Promise<DeskChannel[]> {
  const rows = await db
    .select({ channel: channels, news: latestNews })
    .from(channels)
    .orderBy(sql`${channels.revokedAt} desc nulls first`, asc(channels.name));
  return rows.map(({ channel, news }) => ({
    id: channel.id,
    name: channel.name,
    rights: channel.rights,
    webhookUrl: channel.webhookUrl,
    webhook: webhookState(channel, news),
    lastFailure: news && !news.taken ? news.failure : null,
    createdAt: channel.createdAt.toISOString(),
    usedAt: channel.usedAt?.toISOString() ?? null,
    revokedAt: channel.revokedAt?.toISOString() ?? null,
  }));
}

function webhookState(
  { webhookUrl }: ChannelRow,
  news: { taken: boolean; lost: boolean } | null,
): DeskChannel['webhook'] {
  if (webhookUrl === null) return 'none';
  if (news === null) return 'untold';
  if (news.taken) return 'taken';
  return news.lost ? 'lost' : 'tried';
}

const salesShown = 30;

/** What was sold elsewhere last, with where it lies. */
export async function listSales(db: Executor): Promise<SoldElsewhere[]> {
  const { id, reference, soldAt, quantity, state } = channelPieces;
  const rows = await db
    .select({
      id,
      channel: channels.name,
      reference,
      soldAt,
      quantity,
      sku: parts.sku,
      name: parts.nameIt,
      place: parts.place,
    })
    .from(channelPieces)
    .innerJoin(channels, eq(channels.id, channelPieces.channelId))
    .innerJoin(parts, eq(parts.id, channelPieces.partId))
    .where(eq(state, 'sold'))
    .orderBy(desc(soldAt), desc(id))
    .limit(salesShown);
  return rows.map((row) => ({
    ...row,
    reference: row.reference ?? '',
    soldAt: row.soldAt?.toISOString() ?? '',
  }));
}

/** News that are over, which nobody looks for after a month. */
export async function forgetOldNews(db: Executor, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * 24 * 60 * aMinuteMs);
  await db
    .delete(channelNews)
    .where(sql`(taken_at is not null or given_up_at is not null) and created_at < ${monthAgo}`);
}
