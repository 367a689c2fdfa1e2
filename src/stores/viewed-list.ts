/** The viewed parts as they lie in IndexedDB; fetched when a part was seen or the page of them is opened. */
import type { Locale } from '../../domain/constants.ts';
import type { Part, PartSummary } from '../../domain/contract/parts.ts';
import { pickFacts, toldInLists } from '../../domain/facts/fact-names.ts';
import { Problem } from '../../domain/problem.ts';
import { now } from '../browser/time.ts';
import type { Api } from '../lib/api.ts';
import { changePersisted, removePersisted, readPersisted } from '../lib/indexed-db.ts';

const viewedKey = 'viewed';
/** More than anybody scrolls through. */
const mostStored = 60;

type ViewedPart = {
  readonly part: PartSummary;
  /** Language of the part's words. */
  readonly lang: Locale;
  /** When the server last told this: milliseconds since 1970. */
  readonly toldAt: number;
};

/** An entry as far as putting it in its place asks; whoever shows it looks closer (`readViewed`). */
type Entry = { readonly part: { readonly id: number } };

/** Puts a part in front. */
export const putInFront = (part: Part, lang: Locale, toldAt: number): Promise<void> =>
  changePersisted(viewedKey, (stored) =>
    [{ part: toSummary(part), lang, toldAt }, ...others(stored, part.id)].slice(0, mostStored),
  );

/** Brings a part up to date where it lies; `undefined` takes it away. */
const replaceInList = (id: number, told: ViewedPart | undefined): Promise<void> =>
  changePersisted(viewedKey, (stored) =>
    entriesOf(stored).flatMap((seen) => (seen.part.id !== id ? [seen] : told ? [told] : [])),
  );

export const clearList = (): Promise<void> => removePersisted(viewedKey);

/** What of a part stands in a list. */
const toSummary = (part: Part): PartSummary => ({
  ...pickFacts(toldInLists, part),
  id: part.id,
  name: part.name,
  safety: part.safety,
  discountedPrice: part.discountedPrice,
  quantity: part.quantity,
  shipping: part.shipping,
  isFreight: part.isFreight,
  category: part.category,
  models: part.models,
  fits: part.fits,
  image: part.image,
  secondImage: part.secondImage,
  photoCount: part.photoCount,
  paint: part.paint,
  updatedAt: part.updatedAt,
});

const others = (stored: unknown, id: number): Entry[] =>
  entriesOf(stored).filter(({ part }) => part.id !== id);

/** What an earlier version of the shop stored otherwise is no loss. */
const entriesOf = (stored: unknown): Entry[] =>
  Array.isArray(stored) ? stored.filter((entry: Partial<Entry> | null) => entry?.part?.id !== undefined) : [];

/** What the server told longer ago than this is asked again: somebody may have bought the part. */
const freshMs = 600_000;
/** Questions at once: few enough for a slow line. */
const atOnce = 4;

/**
 * Those that can be shown, the latest first. Nothing is trusted: another version of the shop may have written them, or somebody by
 * hand; an entry that is broken takes no other along. What judges them only comes where they are shown.
 */
async function readViewed(): Promise<ViewedPart[]> {
  const [stored, { PartSummary }, { Lang }] = await Promise.all([
    readPersisted(viewedKey),
    import('../../domain/contract/parts.ts'),
    import('../../domain/contract/catalogue.ts'),
  ]);
  return (Array.isArray(stored) ? (stored as (Partial<ViewedPart> | null)[]) : []).flatMap((entry) => {
    const part = PartSummary.safeParse(entry?.part);
    const lang = Lang.safeParse(entry?.lang);
    const toldAt = entry?.toldAt;
    return part.success && lang.success && typeof toldAt === 'number'
      ? [{ part: part.data, lang: lang.data, toldAt }]
      : [];
  });
}

/** Shows those that are stored, asks what has become of the older ones, and shows that. */
export async function loadViewed(
  api: Api,
  locale: Locale,
  show: (parts: readonly PartSummary[]) => void,
): Promise<void> {
  async function read(): Promise<ViewedPart[]> {
    const seen = await readViewed();
    show(seen.map(({ part }) => part));
    return seen;
  }

  async function askAgain({ part: { id } }: ViewedPart): Promise<void> {
    try {
      const part = toSummary(await api.part(String(id)));
      await replaceInList(id, { part, lang: locale, toldAt: now() });
    } catch (error) {
      if (error instanceof Problem && error.code === 'part_not_found') await replaceInList(id, undefined);
      // Anything else is the connection: what was seen stays as it was seen.
    }
  }

  const old = (await read()).filter(({ lang, toldAt }) => lang !== locale || now() - toldAt > freshMs);
  if (old.length === 0) return;
  while (old.length > 0) await Promise.all(old.splice(0, atOnce).map(askAgain));
  await read();
}
