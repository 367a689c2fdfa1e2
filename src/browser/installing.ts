/** The shop among one's apps: the browser's ways of installing it, of keeping what is its own, and how this visit began. */

import { hasServiceWorker } from './service-worker.ts';

/** The browser's own question, kept until it is welcome. TypeScript's types do not know it. */
export type Invitation = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** Calls back with each question that the browser would like to ask. */
export function onInvitation(callback: (invitation: Invitation) => void): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    callback(event as Invitation);
  });
}

export function onInstalled(callback: () => void): void {
  addEventListener('appinstalled', callback);
}

/** Whether this is the installed shop, in a window of its own. */
export const isInstalled = (): boolean =>
  !matchMedia('(display-mode: browser)').matches || ofApple() === true;

/**
 * Whether this browser installs by a way of its own, which it offers nobody: Apple's telephones and tablets. What other
 * programs show of the web (they leave the name Safari out) has no such way.
 */
export const isInstalledByHand = (): boolean =>
  ofApple() === false && navigator.userAgent.includes('Safari/');

/** Whether this is the installed shop on one of Apple's telephones or tablets. */
export const isInstalledOfApple = (): boolean => ofApple() === true;

/** Only Apple's telephones and tablets know the answer. */
const ofApple = (): boolean | undefined => (navigator as { standalone?: boolean }).standalone;

/**
 * Whether this visit is not the first: the worker that an earlier one left answered it, and nobody came from within the
 * shop. So no visit has to be counted, and nothing is stored for it. To be asked before a worker is registered.
 */
export function isComingBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFromWithin = document.referrer.startsWith(`${location.origin}/`);
  return hasServiceWorker() && navigation?.type === 'navigate' && !isFromWithin;
}

/** Gives the link to the manifest another address. @param toAddress made from its path */
export function linkManifest(toAddress: (path: string) => string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link) link.href = toAddress(new URL(link.href).pathname);
}

/** Asks the browser to throw nothing of the shop away where room gets short. Some ask the person; a no is one. */
export async function askToPersist(): Promise<void> {
  const { storage } = navigator;
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}
