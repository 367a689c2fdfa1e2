/** What somebody wants of a part's photos until the shop has it, and the photos that it has not yet. Nothing of it is about a person. */
import * as z from 'zod/mini';
import { PartPhoto } from '../../../domain/contract/desk-photos.ts';
import { isSameOrder } from '../../../domain/photo-order.ts';
import { openBox } from '../outbox/box.ts';

const Hashes = z.array(z.string());

/** A list that goes to the shop, by the names of `PhotosEdit`, under the key under which it is done once. */
const PhotosCall = z.object({ key: z.string(), photos: Hashes, seen: Hashes });
export type PhotosCall = z.infer<typeof PhotosCall>;

const PhotoWork = z.object({
  partId: z.int(),
  /** What the shop showed when it was last heard of. */
  seen: Hashes,
  wanted: Hashes,
  /** Photos beside those seen that the shop has. */
  taken: Hashes,
  /** Sent, and not answered: it goes again before anything else. */
  sent: z.optional(PhotosCall),
  /** What was wrong, by its codes: told until the next change. */
  faults: z.array(z.string()),
  /** What the shop answered with last, until the page has taken it up: stored with what it answers, it is never behind it. */
  shown: z.optional(z.array(PartPhoto)),
});
export type PhotoWork = z.infer<typeof PhotoWork>;

/** By the ids of the parts. */
export const workBox = openBox(
  'desk-photo-work',
  (stored): stored is PhotoWork => PhotoWork.safeParse(stored).success,
);

/** The bytes of what is still to be sent, by `fileKey`. */
export const fileBox = openBox('desk-photo-files', (stored): stored is Blob => stored instanceof Blob);

export const fileKey = (partId: number, hash: string): string => `${partId}/${hash}`;

/** Whether the shop has still to be told of it. */
export const isOpen = ({ seen, wanted, sent }: PhotoWork): boolean =>
  sent !== undefined || !isSameOrder(seen, wanted);

export type PhotosChange = {
  /** @returns what is wanted now, of what was wanted before */
  readonly next: (wanted: readonly string[]) => string[];
  /** A photo that the shop has although it does not show it. */
  readonly taken?: string;
};

/**
 * @param shown what the shop shows, where nothing waits
 * @returns false where this phone takes no more
 */
export const changeWork = (
  partId: number,
  shown: readonly string[],
  { next, taken }: PhotosChange,
): Promise<boolean> =>
  workBox.change(String(partId), (before) => {
    const fresh = { partId, seen: [...shown], wanted: [...shown], taken: [] };
    const isNewer = before !== undefined && (isOpen(before) || before.shown !== undefined);
    const work: PhotoWork = { ...(isNewer ? before : fresh), faults: [] };
    const changed = {
      ...work,
      wanted: next(work.wanted),
      ...(taken !== undefined && { taken: [...work.taken, taken] }),
    };
    return isOpen(changed) ? changed : undefined;
  });

/** The page has taken up what the shop answered with: only what is still to be told stays. */
export const dropShown = (partId: number): Promise<boolean> =>
  workBox.change(String(partId), (work) => {
    if (!work || (!isOpen(work) && work.faults.length === 0)) return undefined;
    const { shown: _shown, ...left } = work;
    return left;
  });

/** Forgets files that nobody wants: a phone that died in between has left them. */
export async function clearUpWork(): Promise<void> {
  const works = new Map((await workBox.read()).map((work) => [String(work.partId), work]));
  const lost = (await fileBox.keys()).filter((key) => {
    const [partId = '', hash = ''] = key.split('/');
    return !works.get(partId)?.wanted.includes(hash);
  });
  if (lost.length > 0) await fileBox.remove(lost);
}
