/** Reads the viewed parts and trusts nothing: another version of the shop may have written them, or somebody by hand. */
import * as z from 'zod/mini';
import { Lang } from '../../domain/contract/catalogue.ts';
import { PartSummary } from '../../domain/contract/parts.ts';
import { readKept } from '../lib/kept.ts';
import { viewedKey, type ViewedPart } from './viewed-shelf.ts';

const Seen = z.object({ part: PartSummary, lang: Lang, toldAt: z.number() });

/** Those that can be shown, the latest first; an entry that is broken takes no other along. */
export async function readViewed(): Promise<ViewedPart[]> {
  const kept = await readKept(viewedKey);
  return (Array.isArray(kept) ? kept : []).flatMap((entry) => {
    const seen = Seen.safeParse(entry);
    return seen.success ? [seen.data] : [];
  });
}
