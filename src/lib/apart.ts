/** Parts of a page's work that do not need each other: what one of them lacks takes nothing else with it. */

/**
 * Does each by itself, in their order. What one throws, or rejects with, is told once to the log of the page, as any error is that
 * nobody caught, and the next goes on.
 */
export function apart(...parts: readonly (() => unknown)[]): void {
  // What is thrown within a promise that nobody takes is told by the browser, once.
  for (const part of parts) void new Promise((resolve) => resolve(part()));
}
