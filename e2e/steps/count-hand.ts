/** Counts what a hand does on a page: what is pressed, and which fields are filled in. */
import type { Page } from '@playwright/test';

export type HandWork = { readonly presses: number; readonly fields: number };

/** Begins to count, through reloads and on every page that follows. */
export async function countHand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = () =>
      JSON.parse(sessionStorage.getItem('hand') ?? '{"presses":0,"fields":0}') as Record<string, number>;
    const add = (what: string) => {
      const now = counted();
      sessionStorage.setItem('hand', JSON.stringify({ ...now, [what]: (now[what] ?? 0) + 1 }));
    };
    // A press on a label is one, though its field is clicked as well.
    addEventListener('pointerup', () => add('presses'), true);
    let last: EventTarget | null = null;
    addEventListener(
      'input',
      ({ target }) => {
        const isTyped =
          target instanceof HTMLSelectElement ||
          target instanceof HTMLTextAreaElement ||
          (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type));
        if (isTyped && target !== last) add('fields');
        last = target;
      },
      true,
    );
  });
}

/** What was counted since the last time that it was asked. */
export const handWork = (page: Page): Promise<HandWork> =>
  page.evaluate(() => {
    const counted = JSON.parse(sessionStorage.getItem('hand') ?? '{"presses":0,"fields":0}') as {
      presses: number;
      fields: number;
    };
    sessionStorage.removeItem('hand');
    return counted;
  });
