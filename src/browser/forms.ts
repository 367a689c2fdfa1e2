/** What somebody has put into the forms of the page. */

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
