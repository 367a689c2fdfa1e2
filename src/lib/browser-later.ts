/**
 * The other half of the door to the browser: what a page asks of it once it is alive.
 * It stands apart from `browser.ts` so that no first load carries it.
 */

/** Whether pages may be fetched before somebody asks for them: not on 2g, nor where data are saved (specification 2). */
export function mayFetchAhead(): boolean {
  // Not every browser tells, and TypeScript's own types do not know it.
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Calls back with the path of a link of the shop that somebody points at, touches or moves to by keyboard. */
export function onLinkAimedAt(callback: (pathname: string) => void): void {
  const tell = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target])');
    if (link && link.origin === location.origin) callback(link.pathname);
  };
  addEventListener('pointerover', tell, { passive: true });
  addEventListener('focusin', tell);
}

/** Hands a text over as a file, into the folder where downloads go. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; until it has, the address must stay.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
