/** Another release of the shop, for tests of a deploy. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const text = /\.(html|js|css|svg|json)$/;
const compressed = /\.(br|gz)$/;

export type Release = {
  /** As a server of it is started from. */
  readonly folder: string;
  readonly remove: () => void;
};

/**
 * The built shop once more in a folder of its own, as if it had been built from other sources: the code is the same, but each
 * of its hashed files has another name and the shell another revision. Nothing of the build before is in it.
 */
export function makeRelease(): Release {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-release-'));
  for (const part of ['server', 'domain', 'shop.config.ts', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));

  const files = readdirSync(join(root, 'dist/client/assets')).filter((file) => !compressed.test(file));
  const names = new RegExp(files.map((file) => file.replaceAll('.', '\\.')).join('|'), 'g');
  const renamed = (words: string) => words.replace(names, (file) => file.replace(/(\.\w+)$/, '-next$1'));
  // What is compressed would still hold the names of before: the server sends these files as they are.
  cpSync(join(root, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (file) => !compressed.test(file),
  });
  for (const file of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, 'dist', file);
    if (!text.test(file)) {
      if (renamed(file) !== file) renameSync(path, join(folder, 'dist', renamed(file)));
      continue;
    }
    const content = renamed(readFileSync(path, 'utf8'));
    rmSync(path);
    writeFileSync(join(folder, 'dist', renamed(file)), withOtherRevisions(content));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The worker's list of what it keeps names each file without a hash with one beside it. */
const withOtherRevisions = (content: string): string =>
  content.replace(/"revision":"(\w+)"/g, (_, revision: string) => `"revision":"${revision.slice(1)}0"`);

/** Whether an address is one of the other release's files. */
export const isOfRelease = (address: string): boolean => /-next\.\w+$/.test(address);
