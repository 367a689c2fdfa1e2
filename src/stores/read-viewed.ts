/** Reads the viewed parts and trusts nothing: another version of the shop may have written them, or somebody by hand. */
import * as z from 'zod/mini';
import type { Locale } from '../../domain/constants.ts';
import { Lang } from '../../domain/contract/catalogue.ts';
import { PartSummary } from '../../domain/contract/parts.ts';
import { Problem } from '../../domain/problem.ts';
import type { Api } from '../lib/api.ts';
import { now } from '../browser/time.ts';
import { readKept } from '../lib/kept.ts';
import { replaceOnShelf, toSummary, viewedKey, type ViewedPart } from './viewed-shelf.ts';

/** What the server told longer ago than this is asked again: somebody may have bought the part. */
const freshMs = 600_000;
/** Questions at once: few enough for a slow line. */
const atOnce = 4;

const Seen = z.object({ part: PartSummary, lang: Lang, toldAt: z.number() });

/** Those that can be shown, the latest first; an entry that is broken takes no other along. */
async function readViewed(): Promise<ViewedPart[]> {
  const kept = await readKept(viewedKey);
  return (Array.isArray(kept) ? kept : []).flatMap((entry) => {
    const seen = Seen.safeParse(entry);
    return seen.success ? [seen.data] : [];
  });
}

/** Shows those that are kept, asks what has become of the older ones, and shows that. */
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
      await replaceOnShelf(id, { part, lang: locale, toldAt: now() });
    } catch (error) {
      if (error instanceof Problem && error.code === 'part_not_found') await replaceOnShelf(id, undefined);
      // Anything else is the connection: what was seen stays as it was seen.
    }
  }

  const old = (await read()).filter(({ lang, toldAt }) => lang !== locale || now() - toldAt > freshMs);
  if (old.length === 0) return;
  while (old.length > 0) await Promise.all(old.splice(0, atOnce).map(askAgain));
  await read();
}
