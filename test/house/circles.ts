/**
 * No circles: what lies beside each other in a folder, files and folders alike, is used in one direction. Seen at every depth this
 * forbids circles between files and between folders at once. Types count as well: whoever reads one file of a circle has to read all.
 */
import { posix } from 'node:path';

/** What an import or export of a file, also one that comes later, names in the same project. */
const relativeImport = /\b(?:from|import)\s*\(?\s*'(\.[^'?]+)/g;

/** What lies in one folder, by name, and what of the same folder each uses. */
type Neighbours = Map<string, Set<string>>;

/**
 * @param files texts by their paths from the root, with forward slashes
 * @returns a sentence for each circle: `server: http → rendering → http`
 */
export function circlesIn(files: ReadonlyMap<string, string>): string[] {
  const folders = new Map<string, Neighbours>();
  for (const [from, text] of files)
    for (const [, source = ''] of text.matchAll(relativeImport)) {
      const to = posix.normalize(posix.join(posix.dirname(from), source));
      if (files.has(to) && to !== from) note(folders, from.split('/'), to.split('/'));
    }
  return [...folders].flatMap(([folder, neighbours]) => {
    const circle = firstCircle(neighbours);
    return circle ? [`${folder || 'the whole'}: ${circle.join(' → ')}`] : [];
  });
}

/** Notes an import where the ways to both files part. */
function note(folders: Map<string, Neighbours>, from: readonly string[], to: readonly string[]): void {
  const depth = from.findIndex((name, at) => name !== to[at]);
  const [user = '', used = ''] = [from[depth], to[depth]];
  const folder = from.slice(0, depth).join('/');
  const neighbours = folders.get(folder) ?? new Map<string, Set<string>>();
  folders.set(folder, neighbours.set(user, (neighbours.get(user) ?? new Set()).add(used)));
}

/** @returns the names along it, the first one again at the end */
function firstCircle(neighbours: Neighbours): string[] | undefined {
  const cleared = new Set<string>();
  function search(name: string, way: readonly string[]): string[] | undefined {
    const begin = way.indexOf(name);
    if (begin !== -1) return [...way.slice(begin), name];
    if (cleared.has(name)) return undefined;
    for (const used of neighbours.get(name) ?? []) {
      const circle = search(used, [...way, name]);
      if (circle) return circle;
    }
    cleared.add(name);
    return undefined;
  }
  for (const name of neighbours.keys()) {
    const circle = search(name, []);
    if (circle) return circle;
  }
  return undefined;
}
