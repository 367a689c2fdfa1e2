/** Saves what was worked out of the copy, once it is whole and nobody is waiting. */
import type { OpenSnapshot } from './open-snapshot.ts';
import { isOf } from './saved-index.ts';
import { lengthOf, type StoredCopy } from './stored-copy.ts';

/** More than this of changes is dearer to take in at each opening than to save all that was worked out once more. */
const mostUnsavedBytes = 30_000;
/** Whoever has just searched goes on searching: saving holds the worker up for a moment. */
const beforeSavingMs = 3_000;

type Surroundings = {
  readonly stored: StoredCopy;
  readonly pause: (ms: number) => Promise<void>;
  readonly madeBy: string;
};

/** @param holding does a work while no other tab writes */
export function createSaving(
  { stored, pause, madeBy }: Surroundings,
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

  async function save(open: OpenSnapshot | undefined): Promise<void> {
    const head = await stored.readHead();
    // Let go, or replaced, in the meantime.
    if (!open || head?.snapshot.version !== open.snapshot.version) return;
    const saved = open.assembly.save();
    if (!saved) return;
    const mark = { madeBy, version: open.snapshot.version, changes: open.appliedChanges };
    await stored.writeSaved(mark, saved);
    open.savedChanges = mark.changes;
  }

  return {
    /** @param whole what is there, where all of it is; a device without room for more does without */
    async later(whole: () => OpenSnapshot | undefined): Promise<void> {
      const open = whole();
      if (!open || !(await isDue(open))) return;
      await pause(beforeSavingMs);
      await holding(() => save(whole())).catch(() => {});
    },
  };
}
