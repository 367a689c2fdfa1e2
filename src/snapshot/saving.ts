/**
 * Saves what was worked out of the copy, once it is whole and nobody is waiting, and goes on with what was saved: that is a quarter of what
 * it took to work it out.
 */
import { createAssembly } from './assembly.ts';
import { openSaved, type OpenSnapshot } from './open-snapshot.ts';
import { isOf, readAssembly, writeAssembly } from './saved-index.ts';
import { lengthOf, type Head, type StoredCopy } from './stored-copy.ts';

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
  async function isDue({ snapshot, savedChanges }: OpenSnapshot): Promise<boolean> {
    const [head, mark] = await Promise.all([stored.readHead(), stored.readSavedMark()]);
    if (head?.snapshot.version !== snapshot.version) return false;
    // Another tab may have done it.
    if (!isOf(mark, madeBy, snapshot)) return true;
    const unsaved = head.changes.slice(Math.max(mark?.changes ?? 0, savedChanges ?? 0));
    return lengthOf(unsaved) > mostUnsavedBytes;
  }

  async function save(open: OpenSnapshot): Promise<void> {
    const saved = await open.assembly.save();
    if (!saved) return;
    const mark = { madeBy, version: open.snapshot.version, changes: open.appliedChanges };
    const bytes = writeAssembly(saved);
    // Also where it cannot be stored: what it was worked out with is not needed any more.
    open.assembly = createAssembly(othersTurn, readAssembly(bytes.buffer));
    await stored.writeSaved(mark, bytes);
    open.savedChanges = mark.changes;
  }

  /** Goes on with what another tab has saved. */
  async function takeOver(open: OpenSnapshot, head: Head): Promise<void> {
    const other = await openSaved(head, stored, madeBy, othersTurn);
    if (!other) return;
    for (const bytes of head.changes.slice(other.appliedChanges)) other.assembly.change(bytes);
    open.assembly = other.assembly;
    open.appliedChanges = head.changes.length;
    open.savedChanges = other.savedChanges;
  }

  return {
    /** @param whole what is there, where all of it is; a device without room for more does without */
    async later(whole: () => OpenSnapshot | undefined): Promise<void> {
      const now = whole();
      if (!now) return;
      const isMine = await isDue(now);
      if (!isMine && now.savedChanges !== undefined) return;
      await pause(beforeSavingMs);
      await holding(async () => {
        const [open, head] = [whole(), await stored.readHead()];
        // Let go, or replaced, in the meantime.
        if (!open || head?.snapshot.version !== open.snapshot.version) return;
        await (isMine ? save(open) : takeOver(open, head));
      }).catch(() => {});
    },
  };
}
