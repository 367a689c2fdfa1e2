/** IBM's accessibility engine, which judges a page as it lies in the browser. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const source = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/** `FAIL` is what the engine is sure of, `POTENTIAL` what somebody has to look at. */
export type IbmFinding = { readonly rule: string; readonly sure: boolean; readonly at: string };

/** What the engine asks a person of every page that has such a thing: nothing that a page can be judged by. */
const askedOfPeople = 'MANUAL';

/**
 * Works in pages whose own scripts are off, too.
 *
 * @returns what it says of the page; `rule` is the rule with the reason that it gives
 */
export async function askIbmEngine(page: Page): Promise<IbmFinding[]> {
  const results = (await page.evaluate(`(async () => {
    ${source}
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return results.map(({ value, ruleId, reasonId, message, snippet }) => ({ value: value[1], rule: ruleId + ' ' + reasonId, at: message + ': ' + snippet }));
  })()`)) as { value: string; rule: string; at: string }[];
  return results
    .filter(({ value }) => value !== 'PASS' && value !== askedOfPeople)
    .map(({ value, rule, at }) => ({ rule, sure: value === 'FAIL', at }));
}
