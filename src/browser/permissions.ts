/** What this browser lets the shop store: its settings may forbid all of it, or a part. */

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
