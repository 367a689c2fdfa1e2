/** The catalogue of a shop as a browser carries it: written, read and searched, without a server in between. */
import { sql } from 'drizzle-orm';
import {
  createCarriedCatalogue,
  type CarriedCatalogue,
  type SavedCatalogue,
} from '../domain/snapshot/carried-catalogue.ts';
import { readParts, tableNames, writeParts, type Tables } from '../domain/snapshot/carried-parts.ts';
import { openFlat, writeFlat } from '../domain/snapshot/flat-data.ts';
import { readCarried, readWords } from '../server/catalogue/snapshot/read-carried.ts';
import type { TestShop } from './open-shop.ts';

export async function carry({ database: { db } }: TestShop): Promise<CarriedCatalogue> {
  const parts = await readCarried(db, sql`true`);
  const tables = Object.fromEntries(tableNames.map((name) => [name, writeParts(name, parts)])) as Tables;
  const carried = createCarriedCatalogue(await readWords(db));
  if (!carried.put(readParts(tables))) throw new Error('the words name not all that the parts are of');
  return carried;
}

/** The same as a browser has it after it was opened again: out of what was saved of it. */
export async function openAgain(
  { database: { db } }: TestShop,
  carried: CarriedCatalogue,
): Promise<CarriedCatalogue> {
  const saved = openFlat(writeFlat(await carried.save()).buffer) as SavedCatalogue;
  return createCarriedCatalogue(await readWords(db), saved);
}
