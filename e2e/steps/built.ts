/** The browser's files as they were built: which of them holds what is the build's affair, and changes. */
import { readdirSync, readFileSync } from 'node:fs';

const assets = new URL('../../dist/client/assets/', import.meta.url);

/**
 * The address of the one file of code that holds a text, such as a key of the words that only one part of a page says.
 *
 * @returns a pattern for `page.route`
 * @throws Error where none or several do
 */
export function codeWith(text: string): string {
  const found = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && readFileSync(new URL(name, assets), 'utf8').includes(text),
  );
  if (found.length !== 1) throw new Error(`${found.length} files hold ${text}: ${found.join(', ')}`);
  return `**/assets/${found[0]}`;
}
