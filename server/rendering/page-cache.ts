/**
 * Pages for anybody, kept as they were rendered and compressed: until a part changes, and for a minute at most; longer only for a
 * database that is away. What is about a person never comes here.
 *
 * One that was compressed in a hurry is made as small as it goes when a second visitor asks for it.
 */
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../domain/constants.ts';
import { isUnavailable } from '../db/driver-error.ts';
import type { Clock } from '../clock.ts';
import { decode, encode, type Coding, type Effort } from './codings.ts';

/** What does not hang on the parts (a word that the shopkeeper's synonyms know) is as old as this. */
const freshForMs = 60_000;

/** While the database is away a page of the last hour is better than none: who orders is told today's price anyway. */
const atHandForMs = 60 * 60_000;

/** That it was away says nothing of now after this. */
const knownAwayForMs = 5_000;

/** Some ten thousand pages as browsers take them. The page that nobody has asked for the longest goes first. */
const mostBytes = 128 * 1024 * 1024;

/** @param processes that share the machine's memory */
export const cacheShare = (processes: number): number => mostBytes / processes;

export type SentPage = { readonly locale: Locale; readonly body: Buffer };

export type PageCache = {
  /**
   * Looks for a page that is true as the database is now; while it is away, for one of the last hour.
   *
   * @returns the page, or the state of the catalogue that it shows if it is rendered from now on
   * @throws what the database failed of, where there is no such page
   */
  look(key: string, coding: Coding): Promise<Looked>;
  /** A page that is still true, in a coding that its visitor takes. */
  find(key: string, version: number, coding: Coding): SentPage | undefined;
  /** A page that was true within the last hour. */
  findOld(key: string, coding: Coding): SentPage | undefined;
  /** @param version from before the page was rendered */
  keep(key: string, version: number, coding: Coding, page: RenderedText, effort: Effort): SentPage;
  /** The room that they take. */
  bytes(): number;
};
type Looked =
  | { readonly page: SentPage; readonly version?: never }
  | { readonly page?: never; readonly version: number };
type RenderedText = { readonly locale: Locale; readonly text: string };

type CachedPage = {
  readonly version: number;
  readonly cachedAt: number;
  readonly locale: Locale;
  /** As it is sent, in one coding at least. */
  readonly bodies: ReadonlyMap<Coding, Buffer>;
  readonly effort: Effort;
};

/** @param version of the catalogue, as the database has it at this moment */
export function createPageCache(version: () => Promise<number>, clock: Clock, most = mostBytes): PageCache {
  const cache = new LRUCache<string, CachedPage>({ maxSize: most, sizeCalculation: sizeOf });
  /** When the database was last found away, until it answers. */
  let awayAt: number | undefined;
  let asking: Promise<unknown> | undefined;

  function remember(key: string, made: CachedPage): void {
    cache.set(key, made);
    // Asked for the longest ago comes first, so what is past its time gathers here.
    for (const oldest of cache.rkeys()) {
      const page = cache.peek(oldest);
      if (page && isYounger(page, atHandForMs)) break;
      cache.delete(oldest);
    }
  }

  const isYounger = ({ cachedAt }: CachedPage, ms: number): boolean => clock().getTime() - cachedAt < ms;

  function give(key: string, page: CachedPage, coding: Coding): SentPage {
    const known = page.effort === 'small' ? page.bodies.get(coding) : undefined;
    const body = known ?? encode(plain(page), coding, 'small');
    if (!known) remember(key, withSmall(page, coding, body));
    return { locale: page.locale, body };
  }

  function find(key: string, now: number, coding: Coding): SentPage | undefined {
    const page = cache.get(key);
    return page?.version === now && isYounger(page, freshForMs) ? give(key, page, coding) : undefined;
  }

  function findOld(key: string, coding: Coding): SentPage | undefined {
    const page = cache.get(key);
    return page && isYounger(page, atHandForMs) ? give(key, page, coding) : undefined;
  }

  async function currentVersion(): Promise<number> {
    try {
      const now = await version();
      awayAt = undefined;
      return now;
    } catch (error) {
      awayAt = isUnavailable(error) ? clock().getTime() : undefined;
      throw error;
    }
  }

  const isKnownAway = (): boolean =>
    awayAt !== undefined && (asking !== undefined || clock().getTime() - awayAt < knownAwayForMs);

  return {
    async look(key, coding) {
      const old = isKnownAway() ? findOld(key, coding) : undefined;
      if (old) {
        // Nobody waits for a database that is known to be away; whether it is back is asked meanwhile, once for all.
        asking ??= currentVersion()
          .catch(() => {})
          .finally(() => (asking = undefined));
        return { page: old };
      }
      try {
        const now = await currentVersion();
        const page = find(key, now, coding);
        return page ? { page } : { version: now };
      } catch (error) {
        const page = isUnavailable(error) ? findOld(key, coding) : undefined;
        if (page) return { page };
        throw error;
      }
    },

    find,

    findOld,

    keep(key, shown, coding, { locale, text }, effort) {
      const body = encode(Buffer.from(text), coding, effort);
      const cachedAt = clock().getTime();
      remember(key, { version: shown, cachedAt, locale, bodies: new Map([[coding, body]]), effort });
      return { locale, body };
    },

    bytes: () => cache.calculatedSize,
  };
}

/** What was made in a hurry is left behind. */
const withSmall = (page: CachedPage, coding: Coding, body: Buffer): CachedPage => ({
  ...page,
  bodies: new Map(page.effort === 'small' ? page.bodies : []).set(coding, body),
  effort: 'small',
});

function plain({ bodies }: CachedPage): Buffer {
  const [known] = bodies;
  if (!known) throw new Error('a page was cached without a body');
  const [coding, body] = known;
  return decode(body, coding);
}

const sizeOf = ({ bodies }: CachedPage, key: string): number =>
  [...bodies.values()].reduce((sum, { byteLength }) => sum + byteLength, 2 * key.length);
