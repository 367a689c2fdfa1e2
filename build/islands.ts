/**
 * Islands (`src/lib/island.tsx`) of one file travel in one file, and with the page. Both are read from how they are declared,
 * `island(async () => (await import('./part.tsx')).Part)`, so that nobody lists them anywhere else.
 *
 * Rolldown would give each a file of its own, also where a group of `codeSplitting` puts their modules together
 * (https://github.com/rolldown/rolldown/issues/9729): to go once it does not.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const pageList = 'virtual:islands';
const declaration = /\b(island|looseIsland)\(\s*async \(\) => \(await import\('(\.[^']+)'\)\)\.(\w+)/g;

type Declared = { readonly kind: string; readonly source: string; readonly name: string };

const declaredIn = (code: string): Declared[] =>
  [...code.matchAll(declaration)].map(([, kind = '', source = '', name = '']) => ({ kind, source, name }));

/** @param isBrowserBuild elsewhere each comes from where it is declared, and nothing is asked for ahead */
export function islandsInOneFile(isBrowserBuild: boolean): Plugin {
  const made = new Map<string, string>();

  /** @returns where the islands of a kind are found that one file declares: in a file made for them, or their own if it is only one */
  function fileOf(file: string, islands: readonly Declared[]): string {
    const folder = dirname(file);
    const [first] = islands;
    if (!first || islands.length === 1) return join(folder, first?.source ?? '');
    const own = basename(file, '.tsx');
    const path = join(
      folder,
      `${own === 'page' ? basename(folder) : own}-${first.kind === 'island' ? 'islands' : 'loose-islands'}.ts`,
    );
    made.set(path, islands.map(({ name, source }) => `export { ${name} } from '${source}';`).join('\n'));
    return path;
  }

  /** @returns for each page with islands, how to ask for them */
  function listPages(): string {
    const entries = globSync(join(root, 'src/pages/*/page.tsx')).flatMap((page) => {
      const islands = declaredIn(readFileSync(page, 'utf8')).filter(({ kind }) => kind === 'island');
      if (islands.length === 0) return [];
      const route = basename(dirname(page)).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      return [`${route}: () => import(${JSON.stringify(fileOf(page, islands))})`];
    });
    return `export const islandsOf = { ${entries.join(', ')} };`;
  }

  return {
    name: 'islands-in-one-file',
    enforce: 'pre',
    resolveId(source) {
      if (source === pageList) return `\0${pageList}`;
      return made.has(source) ? source : null;
    },
    load(id) {
      if (id === `\0${pageList}`) return isBrowserBuild ? listPages() : 'export const islandsOf = {};';
      return made.get(id);
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx$/, code: /\b(island|looseIsland)\(/ },
      handler(code, id) {
        if (!isBrowserBuild) return undefined;
        const all = declaredIn(code);
        return code.replace(declaration, (text, kind: string, source: string) => {
          const islands = all.filter((other) => other.kind === kind);
          return islands.length === 1 ? text : text.replace(source, fileOf(id, islands));
        });
      },
    },
  };
}
