/**
 * Notices that stock changed, and orders that channels are told: once a second, by the same notes of triggers by which the search keeps up,
 * so that it does not matter who changed it. A channel has one piece of news under way; what changes meanwhile is the next.
 */
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { idsInNews } from '../../../domain/channels.ts';
import { changedSince, stateOfParts, visibleNow } from '../../catalogue/changed-parts.ts';
import type { Executor } from '../../db/client.ts';
import { channelNews, channels } from '../../db/schema/channels.ts';
import type { Deps } from '../../deps.ts';

export type ChannelNews = {
  readonly id: string;
  readonly event: 'stock.changed';
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly partIds: readonly number[];
  /** Whether more changed than are named, or nobody knows what. */
  readonly isMore: boolean;
};

const waiting = sql`
  select id from channels where webhook_url is not null and revoked_at is null
    and not exists (select from channel_news where channel_id = channels.id and taken_at is null and given_up_at is null)`;

/** Of several processes that look at once one orders the news of a channel. */
export async function noteChanges({
  database,
  jobs,
  clock,
}: Pick<Deps, 'database' | 'jobs' | 'clock'>): Promise<void> {
  const { db } = database.work;
  const { rows } = await db.execute<{ id: string }>(waiting);
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      const { rows: locked } = await tx.execute(sql`${waiting} and id = ${id} for update skip locked`);
      const changed = locked.length > 0 && (await changesOf(tx, id));
      if (!changed) return;
      const now = clock();
      const newsId = uuidv7({ msecs: now.getTime() });
      const news: ChannelNews = {
        id: newsId,
        event: 'stock.changed',
        createdAt: now.toISOString(),
        partIds: changed.ids.slice(0, idsInNews),
        isMore: changed.ids.length > idsInNews || changed.isAnotherTable,
      };
      await tx
        .update(channels)
        .set({ toldVisible: changed.visible, toldFile: changed.file })
        .where(eq(channels.id, id));
      await tx
        .insert(channelNews)
        .values({ id: newsId, channelId: id, body: JSON.stringify(news), createdAt: now });
      await jobs.send(tx, 'channel-news', { newsId });
    });
}

type Changes = {
  readonly visible: string;
  readonly file: number;
  readonly ids: readonly number[];
  /** A backup was brought back, or a standby took over: what was told before says nothing of it. */
  readonly isAnotherTable: boolean;
};

/** One statement, so that what is told and up to where it is told are of one moment. @returns undefined where nothing changed */
async function changesOf(tx: Executor, channelId: string): Promise<Changes | undefined> {
  const { rows } = await tx.execute<Changes>(sql`
    select ${visibleNow} as visible, ${stateOfParts} as file,
      told_file is distinct from ${stateOfParts} as "isAnotherTable",
      case when told_file = ${stateOfParts} then coalesce((
        select json_agg(id) from (
          select id from changes.parts where ${changedSince(sql`told_visible`)} order by id limit ${idsInNews + 1}) as latest), '[]')
      else '[]' end as ids
    from channels where id = ${channelId}`);
  const [changes] = rows;
  return changes && (changes.isAnotherTable || changes.ids.length > 0) ? changes : undefined;
}

/** How soon a change is noticed, in milliseconds. */
const everyMs = 1_000;

/** Looks again and again. @returns ends it */
export function watchStock(deps: Deps): () => Promise<void> {
  let looked = Promise.resolve();
  let isLooking = false;
  const look = async (): Promise<void> => {
    isLooking = true;
    try {
      await noteChanges(deps);
    } catch {
      // A database that does not answer shows in the log of every request; the next look tries again.
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => {
    if (!isLooking) looked = look();
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await looked;
  };
}
