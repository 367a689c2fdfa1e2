/** Keeps the index as the database is: whoever searches finds what was written before. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { createPartIndex, type PartIndex } from '../../../domain/search/index/part-index.ts';
import { logPosition, type LogPosition } from '../../db/log-position.ts';
import { changedSince, fileOfParts, lifeOfServer, visibleNow } from '../changed-parts.ts';
import { currentCameAt } from '../../log/request-context.ts';
import { createFoundReader, type FoundReader } from './read-found.ts';
import type { IndexAtMoment, Moment, StoredIndex } from './stored-index.ts';

/** Parts that are read and put into the index at a time: others get their turn in between. */
const atATime = 1_000;

/** How long a search waits where more than a batch has changed: a yard's file of 20 000 lines is found bit by bit. */
const patienceMs = 100;

export type SyncedIndex = {
  /** The index as the database is now, or, while much comes in at once, as it was a moment ago. */
  current(): Promise<PartIndex>;
  /** Another number whenever a part is other than it was: what is shown under the same one is the same. */
  version(): Promise<number>;
  /** Before which place in the log all changes of parts stand so far; undefined while more comes in than was looked at. */
  changedBefore(): Promise<LogPosition | undefined>;
  /** The index as the database is now, and the moment of which it is. */
  atMoment(): Promise<IndexAtMoment>;
};

/** One look at what has changed. */
type Look = {
  readonly done: Promise<void>;
  /** So much is being taken in that a search had better answer from what there is. */
  readonly timedOut: Promise<void>;
};

type Changes = Moment & {
  readonly position: LogPosition;
  readonly ids: number[] | null;
};

/** @param stored what is gone on with; else all parts are read first */
export function syncParts(
  { db, prepare }: Pick<Database, 'db' | 'prepare'>,
  stored?: Pick<StoredIndex, 'read'>,
): SyncedIndex {
  const reader = createFoundReader(db);
  const askChanges = prepare<Changes>('parts_changed', changesSince);
  let index: PartIndex | undefined;
  let lastSeen: Moment | undefined;
  let version = 0;
  let position: LogPosition | undefined;
  /** When the last look that ended well began, in milliseconds of `performance.now()`. */
  let lookedAt = -Infinity;
  let running: Look | undefined;
  let next: Promise<void> | undefined;

  async function catchUp(onFarBehind: () => void): Promise<void> {
    const beganAt = performance.now();
    if (!index) await goOn();
    const [changes] = await askChanges({ snapshot: lastSeen?.snapshot ?? null });
    if (!changes) throw new Error('the database did not tell what changed');
    const ids = changes.ids ?? [];
    const isRestored = lastSeen?.file !== changes.file;
    const isOther = isRestored || lastSeen?.life !== changes.life;
    if (ids.length > 0 || isOther || position === undefined) position = changes.position;
    if (!index || isRestored) index = await build(reader);
    else {
      const isFirst = lookedAt === -Infinity;
      const isNew = isOther || index.isWorn() || (isFirst && ids.length > index.size() / 2);
      // What was stored is as old as the last stop of the shop: whoever searches first waits until it is of now.
      if (!isFirst && (ids.length > atATime || isNew)) onFarBehind();
      if (isNew) index = await build(reader);
      else await take(reader, index, ids);
    }
    if (ids.length > 0 || isOther) version += 1;
    lastSeen = changes;
    lookedAt = beganAt;
  }

  /** With what was stored, where there is anything. */
  async function goOn(): Promise<void> {
    const found = await stored?.read();
    if (!found) return;
    index = createPartIndex(othersTurn, found.saved);
    lastSeen = found.moment;
  }

  /** What was written before a request came is known: the calls of one page look once. */
  const hasLookedSinceItCame = (): boolean => lookedAt > (currentCameAt() ?? Infinity);

  /** Until the index is up to date, or patience is lost. */
  function look(): Promise<void> {
    const { promise: timedOut, resolve: onTimedOut } = Promise.withResolvers<void>();
    const done = catchUp(() => setTimeout(onTimedOut, patienceMs).unref()).finally(() => {
      running = undefined;
    });
    running = { done, timedOut };
    return Promise.race([done, timedOut]);
  }

  /** What runs already may have looked before the latest change: then another look is taken, one for all who wait. */
  function upToDate(): Promise<void> {
    // Whoever comes in the same turn of the event loop looks together with the first.
    next ??= (running ? running.done.catch(() => {}) : othersTurn()).then(() => {
      next = undefined;
      return look();
    });
    return running ? Promise.race([next, running.timedOut]) : next;
  }

  const synced: SyncedIndex = {
    async version() {
      await synced.current();
      return version;
    },
    async current() {
      if (!hasLookedSinceItCame()) await upToDate();
      if (!index) throw new Error('the index was not made');
      return index;
    },
    async changedBefore() {
      // Whoever looks for the first time reads all parts.
      if (!index) return undefined;
      // Of those whose questions go together some came later than the request that looked already.
      const askedAt = performance.now();
      await upToDate();
      return lookedAt >= askedAt ? position : undefined;
    },
    async atMoment() {
      await upToDate();
      const present = index;
      if (!present) throw new Error('the index was not made');
      const found = await present.alone(async () => {
        // Another one may have come meanwhile, and the moment be of that.
        return index === present && lastSeen ? { saved: present.save(), moment: lastSeen } : undefined;
      });
      return found ?? synced.atMoment();
    },
  };
  return synced;
}

/** Nothing changed since no look. */
const changesSince = sql`
  select ${visibleNow} as snapshot, ${fileOfParts} as file, ${lifeOfServer} as life, ${logPosition} as position, (
    select array_agg(id) from changes.parts
    where ${changedSince(sql`${sql.placeholder('snapshot')}`)}) as ids`;

async function build(reader: FoundReader): Promise<PartIndex> {
  const index = createPartIndex(othersTurn);
  for await (const parts of reader.all(atATime)) for (const part of parts) index.put(part);
  return index;
}

async function take(reader: FoundReader, index: PartIndex, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += atATime) {
    const some = ids.slice(from, from + atATime);
    const parts = await reader.byIds(some);
    const present = new Set(parts.map(({ id }) => id));
    await index.alone(async () => {
      for (const part of parts) index.put(part);
      for (const id of some) if (!present.has(id)) index.remove(id);
    });
  }
}
