/**
 * What the import makes of files that nobody had seen: `npm run bench -- yard-files FOLDER...`. A folder holds files, their key
 * (`yard-files/key.ts`), and in `net.txt` the names of those whose prices are without VAT. Each file goes into an empty shop, with no option but `--prices`; told are how many good lines went in,
 * how many of their facts are right, which bad ones can be bought, and each miss.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import type { Told } from '../server/catalogue/import/told/told.ts';
import { openDatabase } from '../server/db/client.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { judge, type StockedPiece } from './yard-files/judge.ts';
import { readKey, type Line } from './yard-files/key.ts';
import { readStock } from './yard-files/read-stock.ts';

const { positionals: folders } = parseArgs({ allowPositionals: true });
if (folders.length === 0) throw new Error('Name a folder with files and their key.');

const scratch = mkdtempSync(join(tmpdir(), 'smonto-yard-files-'));
const database = await openDatabase({ folder: scratch });
try {
  await migrateDatabase(database);
  for (const folder of folders) {
    const net = namesIn(join(folder, 'net.txt'));
    const key = readKey(readFileSync(join(folder, 'key.csv'), 'utf8'));
    for (const [file, lines] of Map.groupBy(key, (line) => line.file)) {
      await database.pool.query('truncate parts, cars, models, brands, categories cascade');
      await tellFile(join(folder, file), lines, net.includes(file) ? 'net' : 'gross');
    }
  }
} finally {
  await database.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function tellFile(path: string, lines: readonly Line[], prices: 'net' | 'gross'): Promise<void> {
  const report = await importPieces(database.db, () => new Date('2026-11-20T10:00:00Z'), readFileSync(path), {
    prices,
  });
  const stock = await readStock(database);
  const [good, bad] = [lines.filter(({ isGood }) => isGood), lines.filter(({ isGood }) => !isGood)];
  const codes = new Set(lines.map(({ code }) => code));
  const strangers = [...stock.values()].filter((piece) => isForSale(piece) && !codes.has(piece.code));
  const sold = bad.filter(({ code }) => isForSale(stock.get(code)));
  const taken = good.filter(({ code }) => isForSale(stock.get(code)));
  const verdicts = taken.flatMap((line) =>
    judge(line, stock.get(line.code)!).map((verdict) => ({ ...verdict, line })),
  );
  const right = verdicts.filter(({ isRight }) => isRight).length;

  console.log(
    `### ${basename(path)}  taken ${percent(taken.length, good.length)}, facts ${percent(right, verdicts.length)}, bad ${sold.length + strangers.length}`,
  );
  if (report.unreadable) console.log(`  unreadable: ${report.unreadable.en}`);
  for (const { code } of good.filter((line) => !taken.includes(line))) console.log(`  not taken: ${code}`);
  for (const { line, column, read, expected } of report.faults)
    console.log(`    line ${line}, ${column}: ${inWords(read)}, expected ${inWords(expected)}`);
  for (const { code } of sold) console.log(`  bad, and for sale: ${code} ${stock.get(code)!.name}`);
  for (const { code, name } of strangers) console.log(`  not in the key: ${code} ${name}`);
  for (const { line, fact, said, isRight } of verdicts)
    if (!isRight)
      console.log(`  ${line.code} ${fact}: said ${said}, is ${isOf(stock.get(line.code)!, fact)}`);
}

function namesIn(list: string): string[] {
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
}

function inWords(told: Told): string {
  return typeof told === 'string' ? told : told.en;
}

function isForSale(piece: StockedPiece | undefined): boolean {
  return piece !== undefined && piece.quantity > 0;
}

function percent(some: number, all: number): string {
  return all === 0 ? '–' : `${((100 * some) / all).toFixed(1)} %`;
}

function isOf(piece: StockedPiece, fact: ReturnType<typeof judge>[number]['fact']): string {
  const cars = piece.cars.map(({ make, model, from, to }) => `${make} ${model} ${from}-${to}`).join(' | ');
  const told = { ...piece, make: cars, model: cars, years: cars };
  return `${String(told[fact])} (${piece.name})`;
}
