/** IndexedDB, for what is too much for local storage. Where it is forbidden or full, nothing is kept and nothing fails. */
import { del, get, update } from 'idb-keyval';

export async function readKept(key: string): Promise<unknown> {
  return get(key).catch(() => undefined);
}

/** Changes a value in one step, so that two tabs never lose each other's change. */
export async function changeKept(key: string, change: (value: unknown) => unknown): Promise<void> {
  await update(key, change).catch(() => {});
}

export async function removeKept(key: string): Promise<void> {
  await del(key).catch(() => {});
}
