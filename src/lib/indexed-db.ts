/** IndexedDB, for what is too much for local storage. Where it is forbidden or full, nothing is stored and nothing fails. */
import { del, get, update } from 'idb-keyval';
import { orElse } from '../offline/or-else.ts';

export const readPersisted = (key: string): Promise<unknown> => orElse(() => get(key), undefined);

/** Changes a value in one step, so that two tabs never lose each other's change. */
export const changePersisted = (key: string, change: (value: unknown) => unknown): Promise<void> =>
  orElse(() => update(key, change), undefined);

export const removePersisted = (key: string): Promise<void> => orElse(() => del(key), undefined);

/** Whether anything can be stored at all. */
export const mayPersist = (): Promise<boolean> => orElse(() => get('').then(() => true), false);
