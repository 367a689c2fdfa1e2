/**
 * Names of the classes of CSS modules: a number for the file and one for the class in it. Each stands in the page, in the styles and in
 * the code; what repeats is compressed away, while hashes were a quarter of the styles. The page's and the browser's build have to agree,
 * and do: both count the same files in the same order.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Classes, and movements that are called by name. */
const named = /(?:\.|@keyframes\s+)(-?[A-Za-z_][\w-]*)/g;

const moduleFiles = (root: string): string[] => globSync('src/**/*.module.css', { cwd: root }).toSorted();

/** @returns for `css.modules.generateScopedName` */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = moduleFiles(root);
  const classes = new Map<string, readonly string[]>();
  return (name, file) => {
    const [path = ''] = relative(root, file).split('?');
    const nth = files.indexOf(path);
    const known = classes.get(path) ?? [
      ...new Set([...readFileSync(join(root, path), 'utf8').matchAll(named)].map(([, each]) => each ?? '')),
    ];
    classes.set(path, known);
    const place = known.indexOf(name);
    if (nth < 0 || nth >= letters.length ** 2 || place < 0) throw new Error(`no class ${name} in ${path}`);
    const [first, second] = [letters[Math.floor(nth / letters.length)], letters[nth % letters.length]];
    return `${first}${second}${place}`;
  };
}

/** @returns the file of a short name, as a path from the root; undefined of a name that is no such */
export function moduleOfClass(root: string): (name: string) => string | undefined {
  const files = moduleFiles(root);
  return (name) => {
    const [, first, second] = /^([a-z])([a-z])\d+$/.exec(name) ?? [];
    if (first === undefined || second === undefined) return undefined;
    return files[letters.indexOf(first) * letters.length + letters.indexOf(second)];
  };
}
