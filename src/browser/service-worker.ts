/** The service worker of this page, as the browser tells of it. */
import { pictureAt } from '../../domain/picture-address.ts';

/** Where a browser has them; one that stores nothing for the shop throws at the question. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
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

/**
 * Has the worker woken for a task now and then, also while the shop is closed; a browser that does not, or not for this person, says
 * nothing.
 *
 * @param everyMs no more often than that; undefined for not any more
 */
export async function askToWake(tag: string, everyMs: number | undefined): Promise<void> {
  try {
    // Of Chromium; TypeScript does not know it.
    const registration = (await workers()?.getRegistration()) as { periodicSync?: PeriodicSync } | undefined;
    if (everyMs === undefined) await registration?.periodicSync?.unregister(tag);
    else await registration?.periodicSync?.register(tag, { minInterval: everyMs });
  } catch {
    // Not granted: only installed apps that are used are.
  }
}

type PeriodicSync = {
  register(tag: string, options: { minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
};

/** Asks once more for the pictures that the page shows: the browser has them, and the worker hears of them. */
export async function fetchShown(): Promise<void> {
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc);
  const ours = pictures.filter((address) => pictureAt(address));
  await Promise.allSettled(ours.map((address) => fetch(address)));
}
