/** The viewed parts as they lie in IndexedDB; fetched when a part was seen or the page of them is opened. */
import * as z from 'zod/mini';
import { PartSummary } from '../../domain/contract/parts.ts';
import { Lang } from '../../domain/contract/catalogue.ts';
import { changeKept, readKept, removeKept } from '../lib/kept.ts';

const key = 'viewed';
/** More than anybody scrolls through. */
const mostKept = 60;

const Shelf = z.array(
  z.object({
    part: PartSummary,
    /** Language of the part's words. */
    lang: Lang,
    /** When the server last told this: milliseconds since 1970. */
    toldAt: z.number(),
  }),
);
export type ViewedPart = z.infer<typeof Shelf>[number];

/** What an earlier version of the shop kept otherwise is no loss. */
function parse(kept: unknown): ViewedPart[] {
  const found = Shelf.safeParse(kept ?? []);
  return found.success ? found.data : [];
}

/** The latest first. */
export const readShelf = async (): Promise<ViewedPart[]> => parse(await readKept(key));

/** Puts a part in front. */
export const putInFront = (seen: ViewedPart): Promise<void> =>
  changeKept(key, (kept) =>
    Shelf.parse([seen, ...parse(kept).filter(({ part }) => part.id !== seen.part.id)].slice(0, mostKept)),
  );

/** Brings a part up to date where it lies; undefined takes it away. */
export const replaceOnShelf = (id: number, told: ViewedPart | undefined): Promise<void> =>
  changeKept(key, (kept) =>
    Shelf.parse(parse(kept).flatMap((seen) => (seen.part.id !== id ? [seen] : told ? [told] : []))),
  );

export const emptyShelf = (): Promise<void> => removeKept(key);
