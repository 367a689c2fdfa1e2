/** Files that strangers wrote go on being read as well as they are: what they taught is not forgotten. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyedFiles, scoreFile } from '../../bench/yard-files/score-file.ts';
import { openTestDatabase, type TestDatabase } from '../database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(import.meta.dirname, name));

/** Of good lines; of the facts that they say, some of which are matters of taste, and in two files the VAT of another country. */
const leastTaken = 0.95;
const leastRight = 0.9;

test.for(folders.flatMap(keyedFiles))('$name', async (file) => {
  const { good, taken, verdicts, bad } = await scoreFile(opened.database, file);
  expect(bad.map(({ code, name }) => `${code} ${name}`)).toEqual([]);
  expect(taken.length / good.length).toBeGreaterThanOrEqual(leastTaken);
  expect(verdicts.filter(({ isRight }) => isRight).length / verdicts.length).toBeGreaterThanOrEqual(leastRight);
});
