/** Photos of the parts that this browser has seen: the whole catalogue on a device has none. */
import * as z from 'zod/mini';
import type { Locale } from '../../domain/constants.ts';
import { PartSummary, type Image } from '../../domain/contract/parts.ts';
import { languageOf, rowsIn } from './cached-parts.ts';
import { readCache, type CachedAnswer } from './cached-answers.ts';

export type SeenPhotos = ReadonlyMap<number, Image>;

/** Whoever types asks with every key: what was read counts for so long. */
const readForMs = 30_000;
/** Answers that are read in one go: beyond, a telephone's page would be held. */
const atATime = 20;

/** All that a photo needs of a part, of which much more was told. */
const Pictured = z.object({ id: PartSummary.shape.id, image: PartSummary.shape.image });

let latest:
  | { readonly locale: Locale; readonly at: number; readonly photos: Promise<SeenPhotos> }
  | undefined;

/** @param isPassing asked while somebody types: what was read a while ago is good enough */
export function seenPhotos(locale: Locale, isPassing: boolean): Promise<SeenPhotos> {
  const isGood = isPassing && latest?.locale === locale && Date.now() - latest.at < readForMs;
  if (!latest || !isGood) latest = { locale, at: Date.now(), photos: readPhotos(locale) };
  return latest.photos;
}

async function readPhotos(locale: Locale): Promise<SeenPhotos> {
  const answers = await Promise.all((['searches', 'similar', 'parts'] as const).map(readCache));
  return photosIn(answers.flat(), locale, () => new Promise((resolve) => setTimeout(resolve)));
}

/**
 * @param locale whose words come first; else those of the other language
 * @param othersTurn lets others be served in between
 */
export async function photosIn(
  answers: readonly CachedAnswer[],
  locale: Locale,
  othersTurn: () => Promise<void>,
): Promise<SeenPhotos> {
  const photos = new Map<number, Image>();
  const isOwn = ({ path }: CachedAnswer) => languageOf(path) === locale;
  // What is put later stands: the reader's language before the other, and of that the latest.
  const ordered = answers.toSorted(
    (one, other) => Number(isOwn(one)) - Number(isOwn(other)) || one.cachedAt - other.cachedAt,
  );
  for (const [nth, { body }] of ordered.entries()) {
    if (nth % atATime === atATime - 1) await othersTurn();
    for (const row of rowsIn(body)) {
      const pictured = Pictured.safeParse(row);
      if (!pictured.success) continue;
      const { id, image } = pictured.data;
      if (image) photos.set(id, image);
      else photos.delete(id);
    }
  }
  return photos;
}
