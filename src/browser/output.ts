/** What leaves the page: copied, saved as a file, printed. */

/** Puts a text where one pastes from. @returns false where the browser does not let the page */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Hands a text to whatever this person sends things with; where there is nothing of the sort it is put where one pastes from.
 *
 * @returns 'left' when the person thought better of it
 */
export async function shareText(
  title: string,
  text: string,
): Promise<'shared' | 'copied' | 'left' | 'refused'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, text });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'left';
  }
  return (await copyText(text)) ? 'copied' : 'refused';
}

/** The whole address of a path of the shop, as others can open it. */
export const wholeAddress = (path: string): string => new URL(path, location.origin).href;

/** Hands a file over, into the folder where downloads go. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; until it has, the address must stay.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Prints one thing of the page by itself: the styles for paper show nothing else while it is marked. Its heading is what
 * the printer calls the sheet, and a PDF its file.
 */
export function printAlone(element: Element): void {
  const { title } = document;
  document.title = element.querySelector('h2')?.textContent ?? title;
  element.setAttribute('data-alone', '');
  const over = () => {
    element.removeAttribute('data-alone');
    document.title = title;
  };
  addEventListener('afterprint', over, { once: true });
  print();
}

/** Prints the page as its styles for paper show it. */
export const printPage = (): void => print();
