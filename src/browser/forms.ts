/** What somebody has put into the forms of the page, and what they sent before it was alive. */

/** Whether something was typed, chosen or ticked in a form of the page and not sent yet. */
export function hasUnsentInput(): boolean {
  return [...document.querySelectorAll<HTMLElement>('main form :is(input, textarea, select)')].some(
    isChanged,
  );
}

/** Whether a field no longer stands as the page brought it. */
export function isChanged(field: HTMLElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  const { type, value, defaultValue, checked, defaultChecked } = field as HTMLInputElement;
  return /^(checkbox|radio)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;
}

/*
 * A form that is sent before it has come alive stays as it is, with everything typed, and goes once it can. Forms have the
 * method `dialog` for that: a browser by itself does nothing with it outside of a dialog, where `post` would leave the page.
 */

/** The last form that was sent and that nobody answered yet. */
let unanswered: HTMLFormElement | undefined;

/** From now on such forms are remembered. */
export function holdEarlySubmits(): void {
  const hold = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'dialog') return;
    unanswered = form;
    // Once everybody has heard of it. React keeps it from whoever listens further down where the form is still asleep.
    setTimeout(() => {
      if (event.defaultPrevented && unanswered === form) unanswered = undefined;
    });
  };
  document.addEventListener('submit', hold, true);
}

/** Sends a form that has just come alive if it was sent before. */
export function submitIfHeld(form: HTMLFormElement | null): void {
  if (!form || form !== unanswered) return;
  unanswered = undefined;
  form.requestSubmit();
}
