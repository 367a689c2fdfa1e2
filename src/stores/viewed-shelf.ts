/** The viewed parts as they lie in IndexedDB; fetched when a part was seen or the page of them is opened. */
import type { Locale } from '../../domain/constants.ts';
import type { Part, PartSummary } from '../../domain/contract/parts.ts';
import { pickFacts, toldInLists } from '../../domain/facts/fact-names.ts';
import { changeKept, removeKept } from '../lib/kept.ts';

export const viewedKey = 'viewed';
/** More than anybody scrolls through. */
const mostKept = 60;

export type ViewedPart = {
  readonly part: PartSummary;
  /** Language of the part's words. */
  readonly lang: Locale;
  /** When the server last told this: milliseconds since 1970. */
  readonly toldAt: number;
};

/** An entry as far as putting it in its place asks; whoever shows it looks closer (`read-viewed.ts`). */
type Entry = { readonly part: { readonly id: number } };

/** Puts a part in front. */
export const putInFront = (part: Part, lang: Locale, toldAt: number): Promise<void> =>
  changeKept(viewedKey, (kept) =>
    [{ part: toSummary(part), lang, toldAt }, ...others(kept, part.id)].slice(0, mostKept),
  );

/** Brings a part up to date where it lies; `undefined` takes it away. */
export const replaceOnShelf = (id: number, told: ViewedPart | undefined): Promise<void> =>
  changeKept(viewedKey, (kept) =>
    entriesOf(kept).flatMap((seen) => (seen.part.id !== id ? [seen] : told ? [told] : [])),
  );

export const emptyShelf = (): Promise<void> => removeKept(viewedKey);

/** What of a part stands in a list. */
export const toSummary = (part: Part): PartSummary => ({
  ...pickFacts(toldInLists, part),
  id: part.id,
  name: part.name,
  safety: part.safety,
  discountedPrice: part.discountedPrice,
  quantity: part.quantity,
  category: part.category,
  models: part.models,
  image: part.image,
  updatedAt: part.updatedAt,
});

const others = (kept: unknown, id: number): Entry[] => entriesOf(kept).filter(({ part }) => part.id !== id);

/** What an earlier version of the shop kept otherwise is no loss. */
const entriesOf = (kept: unknown): Entry[] =>
  Array.isArray(kept) ? kept.filter((entry: Partial<Entry> | null) => entry?.part?.id !== undefined) : [];
