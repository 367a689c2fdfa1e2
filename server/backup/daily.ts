/** A backup a day by itself, into `BACKUP_DIR`: the latest fortnight is kept. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInRome, hourInRome } from '../../domain/rome-clock.ts';
import { ownerOnlyFolder } from '../files/owner-only.ts';
import { makeBackup } from './make-backup.ts';
import type { ShopData } from './shop-data.ts';

/** By the clock of Rome, when hardly anybody shops. A shop that was closed then makes it as soon as it is open. */
const fromHour = 3;
const mostKept = 14;

const fileName = /^smonto-\d{4}-\d{2}-\d{2}\.tar\.gz$/;
const unfinished = /^smonto-\d{4}-\d{2}-\d{2}\.tar\.gz\.[\da-f-]{36}\.part$/;
const never = new AbortController().signal;

/**
 * Makes today's backup, unless it is there or the day is too young; then takes away what is older than the latest fourteen.
 * What is in the folder under other names stays.
 *
 * @throws BackupError
 */
export async function backUpDaily(data: ShopData): Promise<void> {
  const { config, clock } = data;
  const folder = config.backupDir;
  if (folder === undefined) return;
  const now = clock();
  await mkdir(folder, { recursive: true, mode: ownerOnlyFolder });
  const today = `smonto-${dayInRome(now)}.tar.gz`;
  const there = await readdir(folder);
  const made = there.filter((name) => fileName.test(name));
  if (made.includes(today) || hourInRome(now) < fromHour) return;
  // One at a time is made: what is unfinished belongs to a process that was killed.
  for (const name of there.filter((one) => unfinished.test(one))) await rm(join(folder, name));
  await makeBackup(data, join(folder, today), never);
  const old = [...made, today].toSorted().slice(0, -mostKept);
  for (const name of old) await rm(join(folder, name));
}
