/** What was chosen, ticked or written before the page was alive, told to the page again: nothing a person did is lost. */
import { useEffect, type RefObject } from 'react';
import { useAlive } from './island.tsx';
import { isChanged } from '../browser/forms.ts';

/** @param form around selects and ticks that a page shows by its state, and numbers that it takes in once they are left */
export function useTakenUp(form: RefObject<HTMLElement | null>): void {
  // False once, for what the server wrote; what the browser made itself nobody has touched yet.
  const isAlive = useAlive();
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>(
      'select, [type="checkbox"], [inputmode="numeric"]',
    );
    if (!isAlive && fields) void tellChanges(fields);
  }, [form, isAlive]);
}

async function tellChanges(fields: Iterable<HTMLSelectElement | HTMLInputElement>): Promise<void> {
  // Each change lets the page write all fields anew, those that it has not heard of included.
  const changes = [...fields].filter(isChanged).map((field) => ({ field, value: field.value }));
  for (const { field, value } of changes) {
    if (field instanceof HTMLSelectElement) {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (field.inputMode) {
      // It was left, unless somebody still writes beside it.
      const relatedTarget = field.form?.querySelector(':focus') ?? null;
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    } else {
      // Back to what the page believes, so that the tick is news to it.
      field.checked = field.defaultChecked;
      field.click();
    }
    // The page takes it in before it hears of the next.
    await Promise.resolve();
  }
}
