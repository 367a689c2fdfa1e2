/**
 * What the import makes of files that nobody had seen: `npm run bench -- yard-files FOLDER...`. A folder holds files and their key
 * (`yard-files/key.ts`). Told are how many good lines went in, how many of their facts are right, what can be bought and should not, and
 * each miss.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Told } from '../server/catalogue/import/told/told.ts';
import { openDatabase } from '../server/db/client.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import type { StockedPiece } from './yard-files/judge.ts';
import type { Fact } from './yard-files/key.ts';
import { keyedFiles, scoreFile, type FileScore } from './yard-files/score-file.ts';

const { positionals: folders } = parseArgs({ allowPositionals: true });
if (folders.length === 0) throw new Error('Name a folder with files and their key.');

const scratch = mkdtempSync(join(tmpdir(), 'smonto-yard-files-'));
const database = await openDatabase({ folder: scratch });
try {
  await migrateDatabase(database);
  for (const file of folders.flatMap(keyedFiles)) tell(file.name, await scoreFile(database, file));
} finally {
  await database.close();
  rmSync(scratch, { recursive: true, force: true });
}

function tell(name: string, { report, good, taken, verdicts, bad }: FileScore): void {
  const right = verdicts.filter(({ isRight }) => isRight).length;
  console.log(
    `### ${name}  taken ${percent(taken.length, good.length)}, facts ${percent(right, verdicts.length)}, bad ${bad.length}`,
  );
  if (report.unreadable) console.log(`  unreadable: ${report.unreadable.en}`);
  for (const { code } of good.filter((line) => !taken.includes(line))) console.log(`  not taken: ${code}`);
  for (const { line, column, read, expected } of report.faults)
    console.log(`    line ${line}, ${column}: ${inWords(read)}, expected ${inWords(expected)}`);
  for (const { code, name: called } of bad) console.log(`  bad, and for sale: ${code} ${called}`);
  for (const { line, fact, said, isRight, piece } of verdicts)
    if (!isRight) console.log(`  ${line.code} ${fact}: said ${said}, is ${isOf(piece, fact)}`);
}

function inWords(told: Told): string {
  return typeof told === 'string' ? told : told.en;
}

function percent(some: number, all: number): string {
  return all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`;
}

function isOf(piece: StockedPiece, fact: Fact): string {
  const cars = piece.cars.map(({ make, model, from, to }) => `${make} ${model} ${from}-${to}`).join(' | ');
  const told = { ...piece, make: cars, model: cars, years: cars };
  return `${String(told[fact])} (${piece.name})`;
}
