/** The printed documents are what their texts say: a changed text with an old document fails here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documents, type DocumentName } from '../../domain/documents.ts';
import { documentPage, sourceMark } from '../../e2e/document-page.ts';

const names = Object.keys(documents) as DocumentName[];
const read = (name: DocumentName) =>
  readFileSync(join(import.meta.dirname, '../../public', documents[name]), 'latin1');

test.each(names)('%s was printed from its text as it is now', (name) => {
  expect(read(name).startsWith('%PDF-')).toBe(true);
  expect(read(name).endsWith(sourceMark(name)), 'Run `npm run documents`').toBe(true);
});

test.each(names)('%s has a title, a language, tags and bookmarks', (name) => {
  const pdf = read(name);
  for (const entry of ['/Title', '/Lang', '/MarkInfo', '/StructTreeRoot', '/Outlines'])
    expect(pdf).toContain(entry);
});

test.each(names)('%s is Italian, then English', (name) => {
  const page = documentPage(name);
  const [italian, english] = ['<article lang="it"', '<article lang="en"'].map((start) => page.indexOf(start));
  expect(italian).toBeGreaterThan(0);
  expect(english).toBeGreaterThan(italian!);
});
