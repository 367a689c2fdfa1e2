/** The photos that a yard's list names, into the shop and to their parts. */
import { eq } from 'drizzle-orm';
import { isSameOrder } from '../../../domain/photo-order.ts';
import type { Db } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import type { fetchPhoto } from '../../images/fetch-photo.ts';
import type { Refusal } from '../../images/refusals.ts';
import { chosenPhotos, choosePhotos, photosByHand } from './choose-photos.ts';
import { keepPhoto, type KeptPhoto, type PhotoDeps } from './keep-photo.ts';
import { openSources } from './photo-sources.ts';
import { expectedSource, readSource } from './refusals.ts';

/** What a line of a list wishes for: file names or https addresses, in the order in which they are to be shown. */
export type PhotoWish = { readonly line: number; readonly sku: string; readonly names: readonly string[] };

/** A photo that could not be had, and why. */
type PhotoFault = Refusal & { readonly line: number; readonly name: string };

export type PhotoReport = {
  /** Photos that the shop did not have before. */
  added: number;
  /** Photos that it had already, told by their bytes; nothing was made of them again. */
  unchanged: number;
  /** Parts that show other photos than before, or others first. */
  parts: number;
  readonly faults: readonly PhotoFault[];
};

type PhotoImportOptions = {
  /** Where file names are looked for; without it only addresses can be had. */
  readonly folder: string | undefined;
  /** Also of parts whose photos were chosen by hand. */
  readonly isForced?: boolean;
  /** Told after each name how many are done, of all the names of all wishes. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
};

/**
 * Brings photos in, one after the other. Whatever was done stays done when it is stopped: the same wishes again go on from
 * there, and wishes that are fulfilled change nothing. A wish without names leaves its part as it is, and so does one of
 * which so many photos could not be had that the part would show fewer than before. Photos that were chosen by hand stay
 * (decision 0065).
 *
 * @param deps `fetchAddress` stands in for the internet in tests
 * @throws the signal's reason when it is aborted; when the store or the database fails
 */
export async function importPhotos(
  deps: PhotoDeps & { readonly fetchAddress?: typeof fetchPhoto },
  wishes: readonly PhotoWish[],
  { folder, isForced = false, onProgress, signal }: PhotoImportOptions,
): Promise<PhotoReport> {
  const readPhoto = await openSources(folder, signal, deps.fetchAddress);
  const faults: PhotoFault[] = [];
  const report: PhotoReport = { added: 0, unchanged: 0, parts: 0, faults };
  const brought = new Map<string, Brought>();
  let done = 0;

  /** A name that several lines wish for is read once. */
  async function bring(name: string): Promise<Brought> {
    const earlier = brought.get(name);
    if (earlier) return earlier;
    const read = await readPhoto(name);
    const kept = 'refusal' in read ? read : await keepPhoto(deps, read.file);
    if ('id' in kept) report[kept.isNew ? 'added' : 'unchanged'] += 1;
    brought.set(name, kept);
    return kept;
  }

  for (const { line, sku, names } of wishes) {
    if (names.length === 0) continue;
    const part = await findPart(deps.db, sku);
    if (part && staysAsChosen(part, isForced)) {
      done += names.length;
      onProgress?.(done);
      continue;
    }
    const photoIds = new Set<number>();
    let missing = 0;
    for (const name of names) {
      signal?.throwIfAborted();
      const kept = part ? await bring(name) : noPart(sku);
      if ('id' in kept) photoIds.add(kept.id);
      else {
        missing += 1;
        faults.push({ line, name, ...kept.refusal });
      }
      done += 1;
      onProgress?.(done);
    }
    if (part && (await show(deps, { ...part, isForced }, [...photoIds], missing))) report.parts += 1;
  }
  return report;
}

type Brought = KeptPhoto | { readonly refusal: Refusal };

type FoundPart = Pick<typeof parts.$inferSelect, 'id' | 'handSet'>;

async function findPart(db: Db, sku: string): Promise<FoundPart | undefined> {
  const [part] = await db
    .select({ id: parts.id, handSet: parts.handSet })
    .from(parts)
    .where(eq(parts.sku, sku));
  return part;
}

const staysAsChosen = ({ handSet }: Pick<FoundPart, 'handSet'>, isForced: boolean): boolean =>
  !isForced && handSet.includes(photosByHand);

const noPart = (sku: string): { refusal: Refusal } => ({
  refusal: { read: readSource.noPart(sku), expected: expectedSource.part },
});

/**
 * @param missing how many photos were wished for and could not be had
 * @returns whether the part shows other photos now
 */
async function show(
  { db, clock }: PhotoDeps,
  { id, isForced }: { readonly id: number; readonly isForced: boolean },
  photoIds: readonly number[],
  missing: number,
): Promise<boolean> {
  const shown = await chosenPhotos(db, id);
  const wouldLose = missing > 0 && photoIds.length < shown.length;
  if (photoIds.length === 0 || wouldLose || isSameOrder(shown, photoIds)) return false;
  return db.transaction(async (tx) => {
    // While its photos were fetched somebody may have chosen others.
    const [part] = await tx
      .select({ handSet: parts.handSet })
      .from(parts)
      .where(eq(parts.id, id))
      .for('update');
    if (!part || staysAsChosen(part, isForced)) return false;
    return choosePhotos(tx, clock, id, photoIds);
  });
}
