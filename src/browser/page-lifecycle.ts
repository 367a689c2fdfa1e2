/** How a page comes to life, is changed for another, and loaded anew. */

import { hasUnsentInput } from './forms.ts';
import { isReachable } from './network.ts';
import { readInTab, storeInTab } from './storage.ts';
import { now } from './time.ts';

/** Marks the page as alive: from here on it answers to clicks. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '';
}

/** Tells the styles whether a car is remembered, as the head's script does before there is any code (`domain/early-car.ts`). */
export function markCar(isChosen: boolean): void {
  const { dataset } = document.documentElement;
  if (isChosen) dataset.car ??= 'any';
  else delete dataset.car;
}

export const isAlive = (): boolean => document.documentElement.dataset.hydrated !== undefined;

/** Whether the server wrote the page and it has not come alive yet; the shell has nothing that could wait. */
export const isYetToLive = (): boolean => !isAlive() && document.querySelector('#root > *') !== null;

/** After a change of page: the focus on its heading, so that a screen reader says it. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

export const leaveFor = (address: string): void => location.assign(address);

export const reload = (): void => location.reload();

const reloadPauseMs = 60_000;

/**
 * Loads the page anew because a part of it could not be had: once in a while, never in a loop, never while something typed
 * would be lost (design 4.14), and never where a browser's own page of failure would come instead.
 *
 * @returns whether it does
 */
export async function reloadOnce(): Promise<boolean> {
  const key = 'reloaded';
  const before = Number(readInTab(key) ?? 0);
  if (now() - before < reloadPauseMs || !(await isReachable()) || hasUnsentInput()) return false;
  // What cannot be remembered could go on for ever.
  if (!storeInTab(key, now())) return false;
  location.reload();
  return true;
}
