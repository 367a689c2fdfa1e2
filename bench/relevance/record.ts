/** Keeps the scores of rounds in `bench/reports/relevance.md`: what was scored first is never written over. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { percentOf, type Score } from './scores.ts';

const report = join(import.meta.dirname, '../reports/relevance.md');

const preface = `# What comes first in a search

Rounds of queries, each written by somebody who had seen neither the code nor the lists of words nor an earlier round: \`npm run bench -- relevance FILE... --record DATE\`. Over the demonstration and the sample
yard's file; right is a query with a right part among the first three, or with nothing found where nothing is there. What counts is the *first run* of a round; *again* tells what mending its causes did to it.
`;

/** @param notes sentences that stand under the table */
export function record(
  date: string,
  files: readonly string[],
  scores: readonly Score[],
  notes: readonly string[],
): void {
  const before = existsSync(report) ? readFileSync(report, 'utf8') : preface;
  const name = files.map((file) => basename(file, '.csv')).join(', ');
  const run = before.includes(`\n## ${name}, first run`) ? 'again' : 'first run';
  const lines = scores.map(
    (score) => `| ${score.name} | ${score.right} | ${score.of} | ${percentOf(score)} |`,
  );
  writeFileSync(
    report,
    `${before.trimEnd()}

## ${name}, ${run}, ${date}

| class | right | of | % |
|---|--:|--:|--:|
${lines.join('\n')}
${notes.length > 0 ? `\n${notes.join('\n')}\n` : ''}`,
  );
}
