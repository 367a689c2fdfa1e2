/** Which styles come after the first sight of the shop: those of what no first page shows by itself (decision 0127). */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type ChildNode, type Container } from 'postcss';
import { firstPages } from '../domain/routes.ts';

type Imports = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** However an island waits before it asks for its code: the server writes all of them. */
const island = /\b(?:island|looseIsland)\(\s*async \(\) =>[^]*?import\('(\.[^']+)'\)/g;

/**
 * @param root folder of the project
 * @param entry the file that a page begins with
 * @returns all modules of which a first page is made, its islands among them: these the server writes. What comes on demand is none
 */
export function modulesOfFirstPages(root: string, entry: string, graph: Imports): Set<string> {
  const reached = new Set<string>();
  const open = [entry, ...firstPages.map((name) => join(root, 'src/pages', name, 'page.tsx'))];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    const info = graph.getModuleInfo(id);
    // An island that a comment has for an example is none.
    if (!info) continue;
    reached.add(id);
    open.push(...info.importedIds);
    if (!id.endsWith('.tsx')) continue;
    for (const [, source = ''] of readFileSync(id, 'utf8').matchAll(island))
      open.push(join(dirname(id), source));
  }
  return reached;
}

/**
 * Cuts a sheet of styles in two, each in the order it had.
 *
 * @param isLater of a class, or of a movement that is called by name
 */
export function cutStyles(css: string, isLater: (name: string) => boolean): { first: string; later: string } {
  const sheet = postcss.parse(css, { from: 'style.css' });
  const first = sheet.clone();
  const later = sheet.clone();
  // What names anything of the later ones is later; what names no class at all is everybody's, and comes first.
  keep(first, (names) => !names.some(isLater));
  keep(later, (names) => names.some(isLater));
  return { first: String(first), later: String(later) };
}

const className = /\.(-?[A-Za-z_][\w-]*)/g;

/** @param wants what names these classes, or this movement; what names none */
function keep(container: Container<ChildNode>, wants: (names: readonly string[]) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const wanted = node.selectors.filter((selector) =>
        wants([...selector.matchAll(className)].map(([, name = '']) => name)),
      );
      if (wanted.length === 0) node.remove();
      else node.selectors = wanted;
    } else if (node.type === 'atrule' && node.nodes && isOfRules(node.name)) {
      keep(node, wants);
      if (node.nodes.length === 0) node.remove();
    } else {
      const isMovement = node.type === 'atrule' && node.name.endsWith('keyframes');
      if (!wants(isMovement ? [node.params.trim()] : [])) node.remove();
    }
  });
}

/** Others, such as `@font-face`, hold declarations. */
const isOfRules = (name: string): boolean => ['media', 'supports', 'layer', 'container'].includes(name);
