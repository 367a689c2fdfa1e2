/** What was chosen or ticked before the page was alive, told to the page again: nothing a person did is lost. */
import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { isChanged } from './browser.ts';

const isNeverChanging = () => () => {};

/** @param form around selects and ticks that a page shows by its state */
export function useTakenUp(form: RefObject<HTMLElement | null>): void {
  // True once, when what the server wrote comes to life; what the browser made itself nobody has touched yet.
  const isTakenUp = useSyncExternalStore(
    isNeverChanging,
    () => false,
    () => true,
  );
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement>('select, [type="checkbox"]');
    if (isTakenUp && fields) void tellChanges(fields);
  }, [form, isTakenUp]);
}

async function tellChanges(fields: Iterable<HTMLSelectElement | HTMLInputElement>): Promise<void> {
  // Each change lets the page write all fields anew, those that it has not heard of included.
  const changes = [...fields].filter(isChanged).map((field) => ({ field, value: field.value }));
  for (const { field, value } of changes) {
    if (field instanceof HTMLSelectElement) {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      // Back to what the page believes, so that the tick is news to it.
      field.checked = field.defaultChecked;
      field.click();
    }
    // The page takes it in before it hears of the next.
    await Promise.resolve();
  }
}
