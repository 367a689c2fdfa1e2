/** The clock and its timers. */

/** Milliseconds since 1970. */
export const now = (): number => Date.now();

/** Milliseconds since the page was opened: the clock of its events. */
export const sinceOpened = (): number => performance.now();

export function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}

export function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
