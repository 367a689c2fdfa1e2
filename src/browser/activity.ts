/** What the person at the page is doing. */

/** Whether the cursor stands in a field. */
export const isWriting = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/** Whether something lies over the page that wants an answer or a choice first. */
export const isAnswering = (): boolean => document.querySelector(overThePage()) !== null;

/** A browser that knows no popovers throws at their name. */
const overThePage = (): string =>
  CSS.supports('selector(:popover-open)') ? 'dialog[open], :popover-open' : 'dialog[open]';

/** Calls back after the person did anything that may have changed what they are at. */
export function onActivity(callback: () => void): void {
  for (const type of ['focusin', 'focusout', 'input', 'change', 'click'])
    // The page has its say first.
    addEventListener(type, () => setTimeout(callback));
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

/** Calls back when the person asks to close what lies over the page: by Escape, or by the back button of an Android phone. */
export function onCloseRequest(close: () => void): () => void {
  // Not every browser has it, nor do TypeScript's own types.
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => EventTarget & { destroy(): void } };
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

/** Whether nobody looks at this tab. */
export const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Calls back when somebody comes back to this tab, or takes the phone out of the pocket again. @returns stops that */
export function onReturn(callback: () => void): () => void {
  const look = () => {
    if (!isHidden()) callback();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
