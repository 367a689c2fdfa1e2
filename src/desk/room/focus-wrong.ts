/** What is wrong in a form is brought to where it is seen, as the shop's own forms do. */

/** Marks what no `aria-invalid` may stand on. */
export const wrongMark = (error: string | undefined) => ({ 'data-wrong': error ? true : undefined });

const wrong = '[aria-invalid="true"], [data-wrong]';
const canBeFocused = 'input, select, textarea, button';

/** Focuses the first field that something is wrong with, also where it is folded away. */
export function focusFirstWrong(form: HTMLElement | null | undefined): void {
  const found = form?.querySelector<HTMLElement>(wrong);
  if (!found) return;
  const folded = found.closest('details');
  if (folded) folded.open = true;
  const field = found.matches(canBeFocused) ? found : found.querySelector<HTMLElement>(canBeFocused);
  field?.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
}
