/** Data inside a page: a `<script>` that runs nothing, so the Content-Security-Policy has nothing against it. */
import { Html } from '../http/html.ts';

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand in a `<script>`: nothing in it ends the element or starts a comment. */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
}

/** For search engines, in the words of schema.org. */
export const dataBlock = (data: object): Html =>
  new Html(`<script type="application/ld+json">${escapeJson(data)}</script>`);
