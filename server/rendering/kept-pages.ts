/**
 * Pages for anybody, kept as they were rendered and compressed: until a part changes, and for a minute at most. What is about a
 * person never comes here.
 *
 * One that was compressed in a hurry is made as small as it goes when a second visitor asks for it.
 */
import type { Locale } from '../../domain/constants.ts';
import type { Clock } from '../deps.ts';
import { decode, encode, type Coding, type Effort } from './codings.ts';

/** What does not hang on the parts (a word that the shopkeeper's synonyms know) is as old as this. */
const keptForMs = 60_000;

/** Some ten thousand pages as browsers take them. The page that nobody has asked for the longest goes first. */
const mostBytes = 128 * 1024 * 1024;

export type SentPage = { readonly locale: Locale; readonly body: Buffer };

export type KeptPages = {
  /** Which state of the catalogue a page shows that is rendered from now on. */
  version(): Promise<number>;
  /** A page that is still true, in a coding that its visitor takes. */
  find(key: string, version: number, coding: Coding): SentPage | undefined;
  /** @param version from before the page was rendered */
  keep(key: string, version: number, coding: Coding, page: KeptText, effort: Effort): SentPage;
  /** The room that they take. */
  bytes(): number;
};
type KeptText = { readonly locale: Locale; readonly text: string };

type Kept = {
  readonly version: number;
  readonly until: number;
  readonly locale: Locale;
  /** As it is sent, in one coding at least. */
  readonly bodies: ReadonlyMap<Coding, Buffer>;
  readonly effort: Effort;
};

/** @param version of the catalogue, as the database has it at this moment */
export function createKeptPages(version: () => Promise<number>, clock: Clock, most = mostBytes): KeptPages {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function forget(key: string): void {
    const page = kept.get(key);
    if (!page) return;
    kept.delete(key);
    bytes -= sizeOf(key, page);
  }

  function remember(key: string, page: Kept): void {
    forget(key);
    kept.set(key, page);
    bytes += sizeOf(key, page);
    // Asked for the longest ago comes first, so what is past its time gathers here.
    for (const [oldest, { until }] of kept) {
      if (bytes <= most && until > clock().getTime()) break;
      forget(oldest);
    }
  }

  return {
    version,

    find(key, now, coding) {
      const page = kept.get(key);
      if (!page || page.version !== now || page.until <= clock().getTime()) return undefined;
      const known = page.effort === 'small' ? page.bodies.get(coding) : undefined;
      const body = known ?? encode(plain(page), coding, 'small');
      remember(key, known ? page : withSmall(page, coding, body));
      return { locale: page.locale, body };
    },

    keep(key, shown, coding, { locale, text }, effort) {
      const body = encode(Buffer.from(text), coding, effort);
      const until = clock().getTime() + keptForMs;
      remember(key, { version: shown, until, locale, bodies: new Map([[coding, body]]), effort });
      return { locale, body };
    },

    bytes: () => bytes,
  };
}

/** What was made in a hurry is left behind. */
const withSmall = (page: Kept, coding: Coding, body: Buffer): Kept => ({
  ...page,
  bodies: new Map(page.effort === 'small' ? page.bodies : []).set(coding, body),
  effort: 'small',
});

function plain({ bodies }: Kept): Buffer {
  const [known] = bodies;
  if (!known) throw new Error('a page was kept without a body');
  const [coding, body] = known;
  return decode(body, coding);
}

const sizeOf = (key: string, { bodies }: Kept): number =>
  [...bodies.values()].reduce((sum, { byteLength }) => sum + byteLength, 2 * key.length);
