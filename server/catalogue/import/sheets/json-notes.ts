/** What JSON says before its list of parts: `"prijzen": "excl. 21% BTW"`. Pure. */
import { spacedCamelCase } from '../letters.ts';

const pair = /"((?:[^"\\]|\\.)*)"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?))/g;

/** A figure under such a name is a rate. */
const namesRate = /(?<!\p{L})(?:iva|vat|mwst|ust|tva|btw|moms|pvm|dph|afa|pdv|ddv)(?!\p{L})/iu;

/**
 * @param before the text of the file down to its list
 * @returns names with their values, as somebody would write them above a table
 */
export function notesIn(before: string): string[] {
  return [...before.matchAll(pair)].map(([, name = '', text, figure = '']) => {
    // `vatRate` and `btw_pct`.
    const called = spacedCamelCase(name).replaceAll('_', ' ');
    if (text !== undefined) return `${called} ${text}`;
    return namesRate.test(called) ? `${called} ${figure} %` : `${called} ${figure}`;
  });
}
