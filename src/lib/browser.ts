/**
 * The only door to `window`, `document` and storage, besides the client entry.
 * Everything may be missing, full or forbidden; then it answers as if it were empty.
 */

/** A value from local storage, or undefined when there is none or it is no JSON. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function store(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: what is on the screen still works, it is only not kept.
  }
}

/** Calls back when another tab changes a stored value. */
export function onStored(key: string, callback: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) callback();
  });
}

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

export function setCookie(name: string, value: string, maxAgeDays: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeDays * 86_400}; samesite=lax${secure}`;
}

/** The browser's languages, the most wanted first. */
export const languages = (): readonly string[] => navigator.languages;

/** Runs one holder of the name at a time over all tabs; without Web Locks at least within this one. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? (navigator.locks.request(name, work) as Promise<Result>) : work();
}

/** A line between the tabs of the shop. */
export function openChannel<Message>(
  name: string,
  onMessage: (message: Message) => void,
): (message: Message) => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<Message>) => onMessage(event.data);
  return (message) => channel.postMessage(message);
}

export function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

export function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Calls back when the network seems to be back. */
export function onOnline(callback: () => void): void {
  addEventListener('online', callback);
}

export const reload = (): void => location.reload();
export const leaveFor = (address: string): void => location.assign(address);

/** Whether the page is scrolled down, told on every change. Returns how to stop. */
export function onScrolled(callback: (isScrolled: boolean) => void): () => void {
  const tell = () => callback(scrollY > 0);
  tell();
  addEventListener('scroll', tell, { passive: true });
  return () => removeEventListener('scroll', tell);
}

/** Puts the focus on the first field that is wrong, or on anything else with that id. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** After a change of page: the title, and the focus on the page's heading so that a screen reader says it. */
export function announcePage(title: string): void {
  document.title = title;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Marks the page as alive: from here on it answers to clicks. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
}

/** A random key that makes a write happen once. */
export const newKey = (): string => crypto.randomUUID();
