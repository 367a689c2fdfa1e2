/**
 * Rolldown leaves a file of one line for each module that is imported later and lies in a file with others: it says under which
 * letter that file has its names (https://github.com/rolldown/rolldown/issues/9729, to go with it). On a slow line that is a
 * question and an answer before the code itself is asked for. Here who imports it asks for the code at once, and for what that
 * needs in turn.
 */
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** What a file of one line stands for: a file, and the letter there for each name here. */
type Proxy = { readonly target: string; readonly letters: Readonly<Record<string, string>> };

export const noProxies: Plugin = {
  name: 'no-proxies',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
    const proxies = new Map<string, Proxy>();
    for (const chunk of chunks) {
      const proxy = chunk.isDynamicEntry ? readProxy(chunk) : undefined;
      if (proxy) proxies.set(chunk.fileName, proxy);
    }
    for (const chunk of chunks) {
      for (const later of chunk.dynamicImports) {
        const proxy = proxies.get(later);
        if (!proxy) continue;
        const question = `import("./${basename(later)}")`;
        if (!chunk.code.includes(question))
          throw new Error(`${chunk.fileName} asks for ${later} in other words.`);
        chunk.code = chunk.code.replaceAll(question, askFor(proxy, neededWith(proxy.target, chunk, bundle)));
      }
    }
    for (const fileName of proxies.keys()) delete bundle[fileName];
  },
};

const line = /^import\{(?<taken>[^}]+)\}from"\.\/(?<target>[^"]+)";export\{(?<given>[^}]+)\};?\s*$/;

/** @returns undefined for a file with code of its own */
function readProxy({ code, imports }: Pick<Chunk, 'code' | 'imports'>): Proxy | undefined {
  const { taken, target, given } = line.exec(code)?.groups ?? {};
  const file = imports.find((name) => basename(name) === target);
  if (taken === undefined || given === undefined || file === undefined) return undefined;
  const letters = new Map(pairs(taken).map(([letter, here]) => [here, letter]));
  return {
    target: file,
    letters: Object.fromEntries(pairs(given).map(([here, name]) => [name, letters.get(here) ?? here])),
  };
}

/** `a,b as c` as `[a, a], [b, c]`. */
const pairs = (list: string): [string, string][] =>
  list.split(',').map((one) => {
    const [first = '', second = first] = one.trim().split(' as ');
    return [first, second];
  });

/** Files that a file cannot do without and that whoever asks for it has not asked for already. */
function neededWith(target: string, asker: Chunk, bundle: Rolldown.OutputBundle): string[] {
  const there = reach([asker.fileName], bundle);
  return [...reach([target], bundle)].filter((file) => file !== target && !there.has(file));
}

/** Files, with all that they import at once. */
function reach(files: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const reached = new Set(files);
  for (const file of reached) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) reached.add(imported);
  }
  return reached;
}

function askFor({ target, letters }: Proxy, others: readonly string[]): string {
  const names = Object.entries(letters).map(([name, letter]) => `${name}:m.${letter}`);
  const imports = [target, ...others].map((file) => `import("./${basename(file)}")`);
  return others.length > 0
    ? `Promise.all([${imports.join()}]).then(([m])=>({${names.join()}}))`
    : `${imports[0]}.then(m=>({${names.join()}}))`;
}
