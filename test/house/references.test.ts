/** The documents name files; a file that was moved takes its name along. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const cwd = new URL('../..', import.meta.url).pathname;
const files = globSync('{domain,server,src,sw,test,e2e,bench,build,public}/**/*', { cwd });
const documents = globSync(['README.md', 'docs/**/*.md'], { cwd });

test('every file and folder of code that the documents name is there', () => {
  const isThere = (name: string): boolean =>
    existsSync(new URL(`../../${name}`, import.meta.url)) || files.some((file) => file.endsWith(`/${name}`));
  const missing = documents.flatMap((document) => {
    const text = readFileSync(new URL(`../../${document}`, import.meta.url), 'utf8');
    const named = text.matchAll(
      /`([\w./-]+\.(?:tsx?|css)|(?:domain|server|src|sw|test|e2e|bench|build)\/[\w./-]*\/)`/g,
    );
    return [...named].filter(([, name = '']) => !isThere(name)).map(([, name]) => `${document}: ${name}`);
  });
  expect(missing).toEqual([]);
});
