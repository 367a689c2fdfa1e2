/**
 * The only door to `window`, `document` and storage, besides the client entry.
 * Everything may be missing, full or forbidden; then it answers as if it were empty.
 */

import { storageKeys } from '../../domain/constants.ts';

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

/** Forgets what was kept with the tab, drafts of forms above all (design 4.18): whoever comes next is somebody else. */
export function forgetVisit(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden: then there is nothing.
  }
}

/** Whether what an account left in this tab is held back. */
let isHeld = false;
export const isVisitHeld = (): boolean => isHeld;
const released = 'visitreleased';

/**
 * Somebody is signed in, and it is not known yet who: what an account left in this tab is held back until it is, unless the browser's
 * own note, which the latest account left, names the same.
 */
export function holdVisit(): void {
  try {
    const owner = sessionStorage.getItem(storageKeys.owner);
    isHeld = owner !== null && owner !== readStored(storageKeys.owner);
  } catch {
    // Forbidden: then nothing is kept.
  }
}

/** Calls back once it is known whose is what was held back, and what is not the present account's is gone. @returns stops it */
export function onVisitReleased(callback: () => void): () => void {
  addEventListener(released, callback);
  return () => removeEventListener(released, callback);
}

/**
 * Says whose this tab is; what was kept with it for another account goes.
 *
 * @param id undefined for nobody's
 * @returns whether the page may show something of another account
 */
export function ownVisit(id: string | undefined): boolean {
  const wasHeld = isHeld;
  isHeld = false;
  let isAnothers = false;
  try {
    const before = sessionStorage.getItem(storageKeys.owner);
    isAnothers = before !== null && before !== id;
    if (isAnothers) forgetVisit();
    if (id) sessionStorage.setItem(storageKeys.owner, id);
  } catch {
    // Forbidden: then nothing is kept.
  }
  if (wasHeld) dispatchEvent(new Event(released));
  return isAnothers && !wasHeld;
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

/** A line between the tabs of the shop. */
export function openChannel<Message>(
  name: string,
  onMessage: (message: Message) => void,
): (message: Message) => void {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event: MessageEvent<Message>) => onMessage(event.data);
    return (message) => channel.postMessage(message);
  } catch {
    // Missing or forbidden: tabs then do not hear of each other.
    return () => {};
  }
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

/**
 * Waits until something that failed had better be tried again: after a pause, or sooner, with a change of page, with somebody who comes
 * back to the tab, and when the browser says that its network is back, which it often has not missed.
 */
export function reasonToTry(pauseMs: number): Promise<void> {
  const heard = new AbortController();
  return new Promise<void>((resolve) => {
    const listen = (place: EventTarget | undefined, event: string): void =>
      place?.addEventListener(event, () => resolve(), heard);
    listen(window, 'online');
    listen(document, 'visibilitychange');
    // Not every browser has it.
    listen(window.navigation, 'currententrychange');
    setTimeout(resolve, pauseMs);
  }).then(() => heard.abort());
}

/**
 * Whether the shop answers just now. `navigator.onLine` does not know: a phone with a lost signal, or behind the page
 * of a hotel, calls itself online.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const { headers } = await fetch('/healthz', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5_000),
    });
    return headers.get('content-type')?.startsWith('application/json') ?? false;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew because a part of it could not be had: once in a while, never in a loop, never while something typed
 * would be lost (design 4.14), and never where a browser's own page of failure would come instead.
 *
 * @returns whether it does
 */
export async function reloadOnce(): Promise<boolean> {
  const key = 'reloaded';
  try {
    const before = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - before < 60_000 || !(await isReachable()) || hasUnsentInput()) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // What cannot be remembered could go on for ever.
    return false;
  }
  location.reload();
  return true;
}

/** Waits until what a selector names is a screen away or nearer; for what the page does not have yet nobody waits. */
export async function whenNear(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
  });
}

/** Whether something was typed, chosen or ticked in a form of the page and not sent yet. */
export function hasUnsentInput(): boolean {
  return [...document.querySelectorAll<HTMLElement>('main form :is(input, textarea, select)')].some(
    isChanged,
  );
}

/** Whether a field no longer stands as the page brought it. */
export function isChanged(field: HTMLElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  const { type, value, defaultValue, checked, defaultChecked } = field as HTMLInputElement;
  return /^(checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;
}

/** Milliseconds since 1970. */
export const now = (): number => Date.now();

export const reload = (): void => location.reload();

/**
 * Whether the page is scrolled down, told on every change: by watching its first line, so that scrolling itself does nothing.
 *
 * @param top what stands in that line, one pixel high
 * @returns how to stop
 */
export function onScrolled(top: Element, callback: (isScrolled: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => callback((entries.at(-1)?.intersectionRatio ?? 1) < 1),
    { threshold: 1 },
  );
  observer.observe(top);
  return () => observer.disconnect();
}

/** Calls back when a file of the shop that the page asked for could not be had, also before this was called. */
export function onMissingFile(path: string, callback: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      if (name.includes(path) && (responseStatus === 0 || responseStatus >= 400)) callback();
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}

/** After a change of page: the focus on its heading, so that a screen reader says it. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Marks the page as alive: from here on it answers to clicks. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
}

export const isAlive = (): boolean => document.documentElement.dataset.hydrated !== undefined;

/** Whether the server wrote the page and it has not come alive yet; the shell has nothing that could wait. */
export const isYetToLive = (): boolean => !isAlive() && document.querySelector('#root > *') !== null;

/** Whether the browser itself says that it has no network: that can be believed, the contrary cannot. */
export const isCutOff = (): boolean => typeof navigator === 'object' && navigator.onLine === false;

/** A random key that makes a write happen once. */
export const newKey = (): string => crypto.randomUUID();
