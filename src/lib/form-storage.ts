/** The door to where the drafts of forms are kept: with the tab, until it is closed (design 4.18). While it is held back it is shut. */

import { isVisitHeld } from './browser.ts';

const prefix = 'draft ';
const keyOf = (form: string) => prefix + form;

/** What was typed into a form and not sent, or undefined. */
export function readDraft(form: string): unknown {
  if (isVisitHeld()) return undefined;
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** @param typed undefined removes the draft */
export function keepDraft(form: string, typed: unknown): void {
  if (isVisitHeld()) return;
  try {
    if (typed === undefined) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(typed));
  } catch {
    // Full or forbidden: what is on the screen can still be sent.
  }
}

/** Whether anything that was typed in this tab is kept. */
export function hasDrafts(): boolean {
  if (isVisitHeld()) return false;
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
