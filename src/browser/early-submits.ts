/**
 * A form that is sent before it has come alive: it stays as it is, with everything typed, and goes once it can. Forms have the
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
