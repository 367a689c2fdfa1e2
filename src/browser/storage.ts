/**
 * What this browser stores for the shop as text: for all tabs (local storage), or with one until it is closed (session storage).
 * Either may be full or forbidden; then it answers as if it were empty, and what is on the screen still works.
 */

/** A value from local storage, or undefined when there is none or it is no JSON. */
export const readStored = (key: string): unknown => read(() => localStorage, key);

/** @param value undefined removes it */
export const store = (key: string, value: unknown): void => void write(() => localStorage, key, value);

/** Calls back when another tab changes a stored value. @returns stops that */
export function onStored(key: string, callback: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) callback();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** A value that is stored with this tab, or undefined when there is none or it is no JSON. */
export const readInTab = (key: string): unknown => read(() => sessionStorage, key);

/**
 * @param value undefined removes it
 * @returns whether the browser took it
 */
export const storeInTab = (key: string, value: unknown): boolean => write(() => sessionStorage, key, value);

/** Whether this tab stores anything whose key begins so. */
export function hasInTab(prefix: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** Asks the browser not to clear up by itself what is stored here. */
export async function askToStay(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Not every browser lets itself be asked.
  }
}

/** @param storage asked for here: a browser that keeps nothing throws at the question */
function read(storage: () => Storage, key: string): unknown {
  try {
    const text = storage().getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The cookies of this address that scripts may read. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

export function setCookie(name: string, value: string, maxAgeDays: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeDays * 86_400}; samesite=lax${secure}`;
}
