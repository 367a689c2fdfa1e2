/** What the command line says of backups. */
import { BackupError } from '../backup/backup-error.ts';
import type { CheckedBackup } from '../backup/check-backup.ts';
import { Refused } from './frame/command.ts';
import { asTyped, operand } from './frame/arguments.ts';
import { minuteInRome } from './frame/words.ts';

export const backupFile = operand('FILE', 'the backup, as shop.tar.gz', asTyped);

const number = new Intl.NumberFormat('en');
const units = {
  parts: ['part', 'parts'],
  people: ['person', 'people'],
  orders: ['order', 'orders'],
  requests: ['request', 'requests'],
  photos: ['photo', 'photos'],
} as const;

/** `5,000 parts, 12 people, 1 order`; what there is nothing of is left out. */
export function countsInWords(counts: Partial<Record<keyof typeof units, number>>): string {
  const words = Object.entries(units).flatMap(([name, [one, many]]) => {
    const count = counts[name as keyof typeof units] ?? 0;
    return count > 0 ? [`${number.format(count)} ${count === 1 ? one : many}`] : [];
  });
  return words.join(', ') || 'no parts, people or orders';
}

/** `620 kB`, `1.1 MB`. */
export const sizeInWords = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${number.format(Math.round(bytes / 1e5) / 10)} MB`;

/** When it was made, and what is in it. */
export function backupInWords({ manifest, contents: { tables } }: CheckedBackup): string {
  const rows = (table: string) => tables[table]?.rows ?? 0;
  const counts = countsInWords({
    parts: rows('parts'),
    people: rows('users'),
    orders: rows('orders'),
    requests: rows('requests'),
    photos: rows('photos'),
  });
  return `the shop of ${minuteInRome(new Date(manifest.madeAt))}, ${counts}`;
}

/** A backup that cannot be made or read is told like everything else that cannot be done. */
export async function orRefused<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof BackupError ? new Refused(error.message) : error;
  }
}
