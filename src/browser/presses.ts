/**
 * Buttons that are pressed before they are alive, pressed again once they are: React drops a click on what it has not hydrated, and
 * before its code has come nobody hears of one at all (`domain/early-presses.ts` notes those).
 */
import { after } from './time.ts';

/** In their order; whoever presses twice because nothing happens means it once. */
const held = new Set<HTMLButtonElement>();

/** What a browser does by itself it has done: sheets, and forms that lead to a page. */
const isForCode = ({ type, form, popoverTargetElement }: HTMLButtonElement): boolean =>
  !popoverTargetElement && (type === 'button' || form?.method === 'dialog');

function hold(button: HTMLButtonElement | null): void {
  if (!button || !isForCode(button)) return button?.removeAttribute('aria-busy');
  held.add(button);
  button.setAttribute('aria-busy', 'true');
}

/**
 * From now on what is asleep is heard; what was pressed before is taken over.
 *
 * @param root to which React listens already
 */
export function holdPresses(root: HTMLElement): void {
  const page = globalThis as { earlyPresses?: readonly HTMLButtonElement[] | 0 };
  for (const button of page.earlyPresses || []) hold(button);
  page.earlyPresses = 0;
  const hear = ({ target, cancelBubble }: MouseEvent) => {
    // React, whose own listener stands before this one, stops the clicks on what is asleep, and only these.
    if (cancelBubble && target instanceof Element) hold(target.closest('button'));
  };
  root.addEventListener('click', hear, true);
}

/** Once something has come alive, and whoever woke it is done: what still sleeps is held again. */
export function pressHeld(): void {
  after(0, () => {
    const buttons = [...held];
    held.clear();
    for (const button of buttons) {
      button.removeAttribute('aria-busy');
      button.click();
    }
  });
}
