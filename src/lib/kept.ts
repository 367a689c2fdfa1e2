/** IndexedDB, for what is too much for local storage. Where it is forbidden or full, nothing is kept and nothing fails. */
import { del, get, update } from 'idb-keyval';

/** A browser that forbids it may throw where it should answer. */
async function orElse<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export const readKept = (key: string): Promise<unknown> => orElse(() => get(key), undefined);

/** Changes a value in one step, so that two tabs never lose each other's change. */
export const changeKept = (key: string, change: (value: unknown) => unknown): Promise<void> =>
  orElse(() => update(key, change), undefined);

export const removeKept = (key: string): Promise<void> => orElse(() => del(key), undefined);

/** Whether anything can be kept at all. */
export const mayKeep = (): Promise<boolean> => orElse(() => get('').then(() => true), false);
