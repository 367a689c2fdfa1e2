/** One import at a time, so that two do not write over each other's lines. */
import type { InBoth, Locale } from '../../domain/constants.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOnlyFolder } from '../files/owner-only.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { waitEndlessly } from '../db/patience.ts';
import { StartError } from '../config/start-error.ts';
import { Refused, type OpenedShop } from './frame/command.ts';

/** Any number that nothing else in the database uses; a session's lock, unlike those of transactions. */
const lockNumber = 7_766_862;

/**
 * Holds the place until the end, also when the process is killed.
 *
 * @returns gives it up
 * @throws Refused when another import has it
 */
export function takeImportPlace(
  { database, config }: OpenedShop,
  language: Locale,
): Promise<() => Promise<void>> {
  return database.isEmbedded ? inFolder(config.dataDir, language) : inDatabase(database, language);
}

const taken: InBoth = {
  it: 'Su questo negozio c’è già un’importazione in corso: aspetta che finisca.',
  en: 'Another import is running on this shop: wait until it has ended.',
};

/** The embedded engine has one session for everybody, so that its locks tell nobody apart. */
async function inFolder(dataDir: string, language: Locale): Promise<() => Promise<void>> {
  const folder = join(dataDir, 'import');
  mkdirSync(folder, { recursive: true, mode: ownerOnlyFolder });
  try {
    const unlock = lockFolder(folder);
    return async () => unlock();
  } catch (error) {
    if (error instanceof StartError) throw new Refused(taken[language]);
    throw error;
  }
}

async function inDatabase(
  { sessions }: OpenedShop['database'],
  language: Locale,
): Promise<() => Promise<void>> {
  const client = await sessions.connect();
  // When the connection is lost the import hears of it at its next statement.
  client.on('error', () => {});
  // Nothing is said on it while the lines are read, however many they are.
  const waitAsBefore = waitEndlessly(client);
  const { rows } = await client.query<{ has: boolean }>('select pg_try_advisory_lock($1) as has', [
    lockNumber,
  ]);
  if (rows[0]?.has)
    return async () => {
      // Without a connection there is no lock either.
      await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => {});
      client.release(true);
    };
  waitAsBefore();
  client.release();
  throw new Refused(taken[language]);
}
