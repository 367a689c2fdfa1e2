/**
 * Saves what was worked out of the copy, once it is whole and nobody is waiting, and goes on with what was saved: that is a quarter of what
 * it took to work it out.
 */
import { createAssembly } from './assembly.ts';
import { openSaved, type OpenSnapshot } from './open-snapshot.ts';
import { isOf, readAssembly, writeAssembly, type SavedMark } from './saved-index.ts';
import { lengthOf, ShelfRefused, type Head, type StoredCopy } from './stored-copy.ts';

/** More than this of changes is dearer to take in at each opening than to save all that was worked out once more. */
const mostUnsavedBytes = 30_000;
/** Whoever has just searched goes on searching: saving holds the worker up for a moment. */
const beforeSavingMs = 3_000;

type Surroundings = {
  readonly stored: StoredCopy;
  readonly pause: (ms: number) => Promise<void>;
  readonly madeBy: string;
  readonly othersTurn: () => Promise<void>;
};

/** @param holding does a work while no other tab writes */
export function createSaving(
  { stored, pause, madeBy, othersTurn }: Surroundings,
  holding: (work: () => Promise<void>) => Promise<void>,
) {
  /** The device has no room for it, or stores no such thing: this worker tries no more. */
  let isRefused = false;
  let hasFailed = false;

  /** Whether this tab is to save it. */
  async function isDue({ snapshot, savedChanges }: OpenSnapshot): Promise<boolean> {
    const [head, mark] = await Promise.all([stored.readHead(), stored.readSavedMark()]);
    if (head?.snapshot.version !== snapshot.version) return false;
    // Another tab may have done it; one of another release may have put its own in the place of this one's.
    const stands = isOf(mark, madeBy, snapshot) ? mark : undefined;
    if (!stands && savedChanges === undefined) return true;
    const unsaved = head.changes.slice(Math.max(stands?.changes ?? 0, savedChanges ?? 0));
    return !isRefused && lengthOf(unsaved) > mostUnsavedBytes;
  }

  /** @param isWanted whether it was not let go while it was packed */
  async function save(open: OpenSnapshot, isWanted: () => boolean): Promise<void> {
    const mark = { madeBy, version: open.snapshot.version, changes: open.appliedChanges };
    const saved = await open.assembly.save();
    if (!saved || !isWanted()) return;
    const bytes = writeAssembly({ mark, ...saved });
    // Also where it cannot be stored: what it was worked out with is not needed any more.
    open.assembly = createAssembly(othersTurn, readAssembly(bytes.buffer));
    open.savedChanges = mark.changes;
    if (!isRefused) await store(mark, bytes, open.snapshot);
  }

  async function store(
    mark: SavedMark,
    bytes: Uint8Array<ArrayBuffer>,
    snapshot: OpenSnapshot['snapshot'],
  ): Promise<void> {
    try {
      await stored.writeSaved(mark, bytes);
    } catch (error) {
      if (!(error instanceof ShelfRefused)) throw error;
      isRefused = true;
      // What another release left is of no use, and may be what takes up the room.
      if (!isOf(await stored.readSavedMark(), madeBy, snapshot)) await stored.removeSaved();
    }
  }

  /** Goes on with what another tab has saved. @returns false where that cannot be gone on with */
  async function takeOver(open: OpenSnapshot, head: Head): Promise<boolean> {
    const other = await openSaved(head, stored, madeBy, othersTurn);
    if (!other) return false;
    for (const bytes of head.changes.slice(other.appliedChanges)) other.assembly.change(bytes);
    open.assembly = other.assembly;
    open.appliedChanges = head.changes.length;
    open.savedChanges = other.savedChanges;
    return true;
  }

  /** Whether there is anything to save, or to go on with in the place of what was put together. */
  const hasToDo = async (open: OpenSnapshot | undefined): Promise<boolean> =>
    open !== undefined && (open.savedChanges === undefined || isDue(open));

  return {
    /** @param whole what is there, where all of it is; a device without room for more does without */
    async later(whole: () => OpenSnapshot | undefined): Promise<void> {
      if (hasFailed || !(await hasToDo(whole()))) return;
      await pause(beforeSavingMs);
      await holding(async () => {
        const [open, head] = [whole(), await stored.readHead()];
        // Let go, or replaced, in the meantime.
        if (!open || head?.snapshot.version !== open.snapshot.version) return;
        // Asked only now: another tab has had the same pause.
        const mustSave = await isDue(open);
        if (!mustSave && (open.savedChanges !== undefined || (await takeOver(open, head)))) return;
        await save(open, () => whole() === open);
      }).catch((error: unknown) => {
        // The copy answers from what it was put together of, as it would on a device without room.
        if (error instanceof ShelfRefused) return;
        hasFailed = true;
        // oxlint-disable-next-line no-console -- a worker's log is where somebody looks
        console.error('The copy could not be saved as it is searched.', error);
      });
    },
  };
}
