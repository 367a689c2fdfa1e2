/** What the promise of browsers (`browserslist` in package.json) does not cover, found in files as they were built. */
import { readFileSync } from 'node:fs';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

const data = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@mdn/browser-compat-data')), 'utf8'),
) as CompatData;

/** How browserslist and the compatibility data call the same browser. */
const names: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

type Oldest = ReadonlyMap<string, number>;

/** @param environment of `browserslist` @returns the oldest version of each browser that is promised */
export function oldestOf(environment: string): Oldest {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { env: environment, path: import.meta.dirname })) {
    const [browser = '', version = ''] = entry.split(' ');
    const name = names[browser];
    const number = Number.parseFloat(version);
    if (name) oldest.set(name, Math.min(number, oldest.get(name) ?? Infinity));
  }
  return oldest;
}

function isSupported(support: SupportStatement | undefined, version: number): boolean {
  if (support === undefined) return true;
  const [statement] = Array.isArray(support) ? support : [support];
  if (!statement || statement.flags || statement.prefix || statement.alternative_name) return false;
  const added = statement.version_added;
  if (typeof added !== 'string') return false;
  if (added === 'preview') return false;
  return Number.parseFloat(added.replace('≤', '')) <= version && statement.version_removed === undefined;
}

const isPromised = (feature: Identifier, oldest: Oldest): boolean =>
  [...oldest].every(([browser, version]) =>
    isSupported(feature.__compat?.support[browser as 'chrome'], version),
  );

/** Names of features below a branch that none of the promised browsers' oldest has under any meaning. */
function newerNames(
  branches: readonly object[],
  oldest: Oldest,
  isName: (name: string) => boolean,
): Set<string> {
  const isKnown = new Map<string, boolean>();
  const look = (branch: object): void => {
    for (const [name, feature] of Object.entries(branch) as [string, Identifier][]) {
      if (name === '__compat') continue;
      if (feature.__compat && isName(name))
        isKnown.set(name, isKnown.get(name) === true || isPromised(feature, oldest));
      look(feature);
    }
  };
  for (const branch of branches) look(branch);
  return new Set([...isKnown].filter(([, isOld]) => !isOld).map(([name]) => name));
}

/** Of our own records and of the libraries' many things are called by one word; what browsers call so is old, or has an interface. */
const isTelling = (name: string): boolean => /^[A-Z]|[a-z][A-Z]/.test(name);

/** Of a file of code: what is called or made, and what only a regular expression shows. */
export function newerInCode(code: string, oldest: Oldest): string[] {
  const builtins = newerNames([data.javascript.builtins ?? {}], oldest, (name) =>
    /^[A-Za-z]\w{2,}$/.test(name),
  );
  const api = newerNames([data.api], oldest, isTelling);
  const found = new Set<string>();
  for (const [, name = ''] of code.matchAll(/(?:\.(?=\w+\()|\bnew |\b(?=[A-Z]\w+\.))([A-Za-z]\w{2,})\b/g))
    add(name);
  function add(name: string): void {
    if (builtins.has(name) || api.has(name)) found.add(name);
  }
  const lookbehind = data.javascript.regular_expressions?.['lookbehind_assertion'];
  if (lookbehind && !isPromised(lookbehind, oldest) && /\(\?<[=!]/.test(code)) found.add('(?<=');
  return [...found].toSorted();
}

/**
 * Of a sheet of styles: selectors, of which one that is not known takes its whole rule along, at-rules, and functions, of which one that is
 * not known takes the value along that a token stands for. Other properties are passed over.
 */
export function newerInStyles(sheet: string, oldest: Oldest): string[] {
  const found = new Set<string>();
  const { selectors = {}, 'at-rules': rules = {}, types = {} } = data.css;
  const isName = (name: string) => /^[a-z-]+$/.test(name);
  const newerSelectors = newerNames([selectors as object], oldest, isName);
  const newerFunctions = newerNames([types as object], oldest, isName);
  const newerRules = newerNames([rules as object], oldest, isName);
  for (const [, selector = ''] of sheet.matchAll(/(?:^|[{}])([^{}@;]+)(?=\{)/g))
    for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
      if (newerSelectors.has(name)) found.add(`:${name}`);
  for (const [, name = ''] of sheet.matchAll(/@([a-z-]+)/g)) if (newerRules.has(name)) found.add(`@${name}`);
  for (const [, name = ''] of sheet.matchAll(/[:\s,(]([a-z-]+)\(/g))
    if (newerFunctions.has(name)) found.add(`${name}()`);
  return [...found].toSorted();
}
