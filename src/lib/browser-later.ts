/**
 * The other half of the door to the browser: what a page asks of it once it is alive.
 * It stands apart from `browser.ts` so that no first load carries it.
 */

/** Where a browser has them; one that keeps nothing for the shop throws at the question. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

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

/** Puts the cursor into the search, which opens for that on a phone. */
export function openSearch(): void {
  const opener = document.querySelector<HTMLElement>('[data-opens-search]');
  if (opener && opener.getClientRects().length > 0) return opener.click();
  const field = document.querySelector<HTMLInputElement>('header input[type="search"]');
  field?.focus();
  field?.select();
}

/**
 * Calls back where the address asks for something by what stands behind its `#`, now and later, and takes that out of it: once is
 * enough.
 *
 * @returns stops it
 */
export function onAskedFor(fragment: string, callback: () => void): () => void {
  const look = () => {
    if (location.hash !== `#${fragment}`) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    callback();
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}

/**
 * Whether the network answers in the shop's place, as a hotel's does until one has signed in to it: by a page, by leading elsewhere,
 * or by the status that is made for it (RFC 6585, 6). The error page of the shop's own proxy is none.
 */
export async function isBehindPortal(): Promise<boolean> {
  try {
    const { type, ok, status, headers } = await fetch('/healthz', {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    });
    const isOurs = headers.get('content-type')?.startsWith('application/json') === true;
    return type === 'opaqueredirect' || status === 511 || (ok && !isOurs);
  } catch {
    return false;
  }
}

/** Whether this page may have a worker: not every browser has them, nor every address, and the shop can do without. */
export const mayHaveServiceWorker = (): boolean =>
  workers() !== undefined && !document.querySelector('meta[name="service-worker"][content="off"]');

/** Whether a worker answers for this page. */
export const hasServiceWorker = (): boolean => Boolean(workers()?.controller);

/** Waits until a worker has all that it begins with. @throws Error where it could not have it, and was given up */
export async function installed(worker: ServiceWorker): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed.'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Calls back when somebody comes back to this tab. */
export function onReturn(callback: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') callback();
  });
}

/** Puts a text where one pastes from. @returns false where the browser does not let the page */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the cursor stands in a field. */
export const isWriting = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/** Whether something lies over the page that wants an answer or a choice first. */
export const isAnswering = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;

/** Gives the link to the manifest another address. @param toAddress made from its path */
export function linkManifest(toAddress: (path: string) => string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = toAddress(new URL(link.href).pathname);
}

/** A place after the page, where a screen reader says what comes to stand in it. */
export function addPlace(): HTMLElement {
  const place = document.createElement('div');
  place.role = 'status';
  document.body.append(place);
  return place;
}

/** Calls back after the person did anything that may have changed what they are at. */
export function onActivity(callback: () => void): void {
  for (const type of ['focusin', 'focusout', 'input', 'change', 'click'])
    // The page has its say first.
    addEventListener(type, () => setTimeout(callback));
}

/** Whether pages may be fetched before somebody asks for them: not on 2g, nor where data are saved (specification 2). */
export const mayFetchAhead = (): boolean => isLineBetterThan('2g');

/** Whether a few hundred kilobytes may be fetched that only help: on 3g, too, they would hold up what is asked for. */
export const mayFetchLarge = (): boolean => isLineBetterThan('2g', '3g');

function isLineBetterThan(...slow: string[]): boolean {
  // Not every browser tells, and TypeScript's own types do not know it.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const type = connection?.effectiveType ?? '';
  return navigator.onLine && !connection?.saveData && !slow.some((name) => type.includes(name));
}

/** Calls back with the path of a link of the shop that somebody points at, touches or moves to by keyboard. */
export function onLinkAimedAt(callback: (pathname: string) => void): void {
  const tell = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target])');
    if (link && link.origin === location.origin) callback(link.pathname);
  };
  addEventListener('pointerover', tell, { passive: true });
  addEventListener('focusin', tell);
}

/** Waits until the service worker hears what the page asks for. @returns false where there is none and none comes */
export async function isWatched(): Promise<boolean> {
  if (!mayHaveServiceWorker()) return false;
  if (hasServiceWorker()) return true;
  return new Promise((resolve) => {
    workers()?.addEventListener('controllerchange', () => resolve(true), { once: true });
  });
}

/** After this the browser has ended the worker in the middle of its work. */
const workerAnswersMs = 120_000;

/** @returns what the worker that answers for this page says to a message; undefined where it says nothing */
export function askWorker(message: object): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, workerAnswersMs);
    navigator.serviceWorker.controller?.postMessage(message, [port2]);
  }).finally(() => port1.close());
}

/** Waits until nobody has pressed, written or scrolled for so long. */
export function untilAtRest(ms: number): Promise<void> {
  const heard = new AbortController();
  return new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, ms);
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(resolve, ms);
    };
    for (const type of ['pointerdown', 'keydown', 'input', 'scroll'])
      addEventListener(type, again, { capture: true, passive: true, signal: heard.signal });
  }).finally(() => heard.abort());
}

/** Asks the browser to throw nothing of the shop away where room gets short. Some ask the person; a no is one. */
export async function askToPersist(): Promise<void> {
  const { storage } = navigator;
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}

/** Has the worker woken for a task once there is a network, also where the shop is closed by then. @returns false where that cannot be */
export async function askToSync(tag: string): Promise<boolean> {
  try {
    // Of Chromium; TypeScript does not know it.
    const registration = (await workers()?.getRegistration()) as
      | { sync?: { register(tag: string): Promise<void> } }
      | undefined;
    if (!registration?.sync) return false;
    await registration.sync.register(tag);
    return true;
  } catch {
    return false;
  }
}

/** Asks once more for the pictures that the page shows: the browser has them, and the worker hears of them. */
export async function fetchShown(): Promise<void> {
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc);
  const ours = pictures.filter((address) => address.startsWith(`${location.origin}/media/`));
  await Promise.allSettled(ours.map((address) => fetch(address)));
}

/** Calls back when the browser says that its network came or went. */
export function onNetworkChange(callback: () => void): void {
  addEventListener('online', callback);
  addEventListener('offline', callback);
}

/** @returns how to stop being told when the window comes to fit a media query */
export function onMatch(query: string, callback: () => void): () => void {
  const list = matchMedia(query);
  const tell = () => {
    if (list.matches) callback();
  };
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

/** Hands a file over, into the folder where downloads go. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; until it has, the address must stay.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Brings in somebody else's script. What becomes of it is its own matter: a visitor may well block it. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Puts a command before Google's tag, which reads them from this list, each as the arguments of a call. */
export function tellTag(..._command: unknown[]): void {
  const page = globalThis as { dataLayer?: IArguments[] };
  // oxlint-disable-next-line prefer-rest-params -- an array is no command to it
  (page.dataLayer ??= []).push(arguments);
}

/** The switch that Google's tag looks at before it does anything. */
const tagSwitch = (id: string): string => `ga-disable-${id}`;

/** @returns whether this page allows it for the first time */
export function allowTag(id: string): boolean {
  const page = globalThis as Record<string, unknown>;
  const isFirst = !('dataLayer' in page);
  page[tagSwitch(id)] = false;
  return isFirst;
}

export function forbidTag(id: string): void {
  (globalThis as Record<string, unknown>)[tagSwitch(id)] = true;
}

/** Removes the cookies of this address whose names match. */
export function dropCookies(names: RegExp): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (names.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

export const pathnameInView = (): string => location.pathname;

/** The address that is shown, without its query: that can hold what is nobody else's business. */
export const pathInView = (): string => location.origin + location.pathname;

/** Remembers what has the focus. Returns how to give it back where it was lost: to the page's heading when that is gone too. */
export function keepFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (document.activeElement !== document.body) return;
    const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
    (isThere ? before : document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  };
}

/**
 * Brings in a sheet of styles that only some visits need; once, however often it is asked for.
 *
 * @throws when it cannot be had
 */
export function loadStyle(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles at ${address} cannot be had.`));
    };
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  });
}

/** Takes the sheets of styles that failed with the page out of it. @returns their addresses, to be brought again */
export function takeMissingStyles(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const missing = links.filter(({ sheet }) => !sheet);
  for (const link of missing) link.remove();
  return missing.map(({ href }) => href);
}

/** Calls back when the person asks to close what lies over the page: by Escape, or by the back button of an Android phone. */
export function onCloseRequest(close: () => void): () => void {
  // Not every browser has it, nor do TypeScript's own types.
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => EventTarget & { destroy(): void } };
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

/**
 * Prints one thing of the page by itself: the styles for paper show nothing else while it is marked. Its heading is what
 * the printer calls the sheet, and a PDF its file.
 */
export function printAlone(element: Element): void {
  const { title } = document;
  document.title = element.querySelector('h2')?.textContent ?? title;
  element.setAttribute('data-alone', '');
  const over = () => {
    element.removeAttribute('data-alone');
    document.title = title;
  };
  addEventListener('afterprint', over, { once: true });
  print();
}

export const yearNow = (): number => new Date().getFullYear();

export const leaveFor = (address: string): void => location.assign(address);
