/** What this browser lets the shop keep: its settings may forbid all of it, or a part. */

/** Whether local storage takes anything. */
export function mayStore(): boolean {
  const key = 'may';
  try {
    localStorage.setItem(key, '');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

export const mayHaveCookies = (): boolean => navigator.cookieEnabled;

/** Asks the browser to throw nothing of the shop away where room gets short. Some ask the person; a no is one. */
export async function askToPersist(): Promise<void> {
  const { storage } = navigator;
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}
