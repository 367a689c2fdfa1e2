/** The code that makes an index, in one number: what other code made is not read. */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What decides which words, cars and facts of a part are in the index, and how they lie there. */
const sources = [
  'domain/**/*.ts',
  'server/catalogue/index/*.ts',
  'node_modules/@orama/stemmers/package.json',
];

let known: Promise<string> | undefined;

/** Of the code that this process was started with. */
export const codeFingerprint = (): Promise<string> => (known ??= fingerprint());

async function fingerprint(): Promise<string> {
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.ts'] }).sort();
  const contents = await Promise.all(
    files.map(async (file) => ({ file, content: await readFile(join(root, file)) })),
  );
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`);
  for (const { file, content } of contents) hash.update(`\0${file}\0`).update(content);
  return hash.digest('hex');
}
