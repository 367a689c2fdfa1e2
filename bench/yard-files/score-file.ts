/** What the import makes of one file of a folder, held against its key. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importPieces } from '../../server/catalogue/import/import-pieces.ts';
import type { ImportReport } from '../../server/catalogue/import/import-report.ts';
import type { Database } from '../../server/db/client.ts';
import { judge, type StockedPiece, type Verdict } from './judge.ts';
import { readKey, type Line } from './key.ts';
import { readStock } from './read-stock.ts';

export type KeyedFile = {
  readonly path: string;
  readonly name: string;
  readonly lines: readonly Line[];
  readonly prices: 'net' | 'gross';
};

export type FileScore = {
  readonly report: ImportReport;
  /** Good lines, and those of them that are for sale. */
  readonly good: readonly Line[];
  readonly taken: readonly Line[];
  /** Of every fact that the lines taken say. */
  readonly verdicts: readonly (Verdict & { readonly line: Line; readonly piece: StockedPiece })[];
  /** What is for sale and should not be: of bad lines, or under a code that the key does not have. */
  readonly bad: readonly StockedPiece[];
};

/** @param folder with files, their key, and in `net.txt` the names of those whose prices are without VAT */
export function keyedFiles(folder: string): KeyedFile[] {
  const list = join(folder, 'net.txt');
  const net = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  const key = readKey(readFileSync(join(folder, 'key.csv'), 'utf8'));
  return [...Map.groupBy(key, ({ file }) => file)].map(([name, lines]) => ({
    path: join(folder, name),
    name,
    lines,
    prices: net.includes(name) ? 'net' : 'gross',
  }));
}

/** Empties the shop, and imports the file with no option but `--prices`. */
export async function scoreFile(database: Database, { path, lines, prices }: KeyedFile): Promise<FileScore> {
  await database.pool.query('truncate parts, cars, models, brands, categories cascade');
  const clock = () => new Date('2026-11-20T10:00:00Z');
  const report = await importPieces(database.db, clock, readFileSync(path), { prices });
  const stock = await readStock(database);
  const forSale = new Map([...stock].filter(([, { quantity }]) => quantity > 0));
  const good = lines.filter(({ isGood }) => isGood);
  const codes = new Set(good.map(({ code }) => code));
  const taken = good.filter(({ code }) => forSale.has(code));
  return {
    report,
    good,
    taken,
    verdicts: taken.flatMap((line) => {
      const piece = forSale.get(line.code);
      return piece ? judge(line, piece).map((verdict) => ({ ...verdict, line, piece })) : [];
    }),
    bad: [...forSale.values()].filter(({ code }) => !codes.has(code)),
  };
}
