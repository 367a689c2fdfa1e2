/** `npm run shop -- backup FILE` and `restore FILE`: the whole shop in one file, and that in place of what the shop has. */
import { existsSync } from 'node:fs';
import { BackupError } from '../backup/backup-error.ts';
import { type CheckedBackup, checkBackup } from '../backup/check-backup.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { presentData } from '../backup/shop-data.ts';
import { openBackup, restoreBackup } from '../backup/restore-backup.ts';
import { openMedia } from '../images/open-media.ts';
import { asTyped, operand, flag, yes } from './frame/arguments.ts';
import { Refused, interruptedStatus } from './frame/command.ts';
import { confirm, nothingDone } from './frame/confirm.ts';
import { defineCommand } from './frame/define-command.ts';
import { minuteInRome, printable } from './frame/words.ts';
import { takeImportPlace } from './one-import.ts';

const backupFile = operand('FILE', 'the backup, as shop.tar.gz', asTyped);

const number = new Intl.NumberFormat('en');
const units = {
  parts: ['part', 'parts'],
  people: ['person', 'people'],
  orders: ['order', 'orders'],
  requests: ['request', 'requests'],
  photos: ['photo', 'photos'],
} as const;

/** `5,000 parts, 12 people, 1 order`; what there is nothing of is left out. */
function countsInWords(counts: Partial<Record<keyof typeof units, number>>): string {
  const words = Object.entries(units).flatMap(([name, [one, many]]) => {
    const count = counts[name as keyof typeof units] ?? 0;
    return count > 0 ? [`${number.format(count)} ${count === 1 ? one : many}`] : [];
  });
  return words.join(', ') || 'no parts, people or orders';
}

/** `620 kB`, `1.1 MB`. */
const sizeInWords = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${number.format(Math.round(bytes / 1e5) / 10)} MB`;

/** When it was made, and what is in it. */
function backupInWords({ manifest, contents: { tables } }: CheckedBackup): string {
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
async function orRefused<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof BackupError ? new Refused(error.message) : error;
  }
}

/** `npm run shop -- backup FILE`: the whole shop in one file. */
export const backup = defineCommand({
  summary: 'the whole shop in one file, while it is open',
  operands: { file: backupFile },
  options: { check: flag('make none: read FILE and say whether it is whole'), yes },
  notes: [
    'In the file is everything: parts, people, orders, photos, mails that were not sent yet. Keep it where nobody else looks in; `restore` brings it back, also on the other engine.',
  ],
  examples: ['backup shop.tar.gz', 'backup --check shop.tar.gz'],
  statuses: { 0: 'the backup is there and whole' },
  async run({ file: path, check, yes: isAssured }, { terminal, open, abortOnInterrupt }) {
    if (check) {
      const file = await orRefused(openBackup(path));
      try {
        terminal.print(`${path} is whole: ${backupInWords(await orRefused(checkBackup(file, path)))}.`);
      } finally {
        await file.close();
      }
      return 0;
    }
    if (existsSync(path) && !(await confirm(terminal, `${path} will be replaced.`, isAssured))) {
      terminal.print(nothingDone);
      return 1;
    }
    const { config, database, clock, print } = await open();
    const signal = abortOnInterrupt();
    try {
      const made = await orRefused(
        makeBackup({ config, database, clock, media: openMedia(config) }, path, signal),
      );
      print(`${path} holds ${backupInWords(made)}, in ${sizeInWords(made.bytes)}.`);
      if (made.lostPhotos > 0)
        terminal.tell(`${made.lostPhotos} photos are not where photos are kept, and not in the backup.`);
      return made.lostPhotos > 0 ? 1 : 0;
    } catch (error) {
      if (!signal.aborted) throw error;
      terminal.tell('Ended: no backup was made.');
      return interruptedStatus;
    }
  },
});

/** `npm run shop -- restore FILE`: a backup in place of what the shop has. */
export const restore = defineCommand({
  summary: 'bring a backup back, in place of everything the shop has',
  operands: { file: backupFile },
  options: { yes },
  notes: [
    'The file is checked to its end before anything is touched. The shop may stay open: whoever looks at it meanwhile waits, and sees it as it was or as it is then.',
    'Into a place without parts, people, orders and requests it goes at once; anywhere else it asks.',
  ],
  examples: ['restore shop.tar.gz', 'restore shop.tar.gz --yes'],
  async run({ file: path, yes: isAssured }, { terminal, open, abortOnInterrupt }) {
    const file = await orRefused(openBackup(path));
    try {
      const backup = await orRefused(checkBackup(file, path));
      const opened = await open();
      const { config, database, clock, print } = opened;
      const present = await presentData(database);
      const question = present && `${countsInWords(present)} will be replaced by ${backupInWords(backup)}.`;
      if (question && !(await confirm(terminal, question, isAssured))) {
        print(nothingDone);
        return 1;
      }
      const signal = abortOnInterrupt();
      // An import knows makes and kinds by ids that would no longer be theirs.
      const giveUpPlace = await takeImportPlace(opened);
      try {
        const media = openMedia(config);
        const { leftOut, secret } = await orRefused(
          restoreBackup({ config, database, clock, media }, file, path, backup, signal),
        );
        print(`Brought back: ${backupInWords(backup)}.`);
        if (leftOut.length > 0)
          terminal.tell(`Not the shop’s, and left out: ${leftOut.map(printable).join(', ')}.`);
        if (secret !== 'as_it_was') terminal.tell(secretWords[secret]);
        return 0;
      } catch (error) {
        if (!signal.aborted) throw error;
        terminal.tell(`Ended. ${nothingDone}`);
        return interruptedStatus;
      } finally {
        await giveUpPlace();
      }
    } finally {
      await file.close();
    }
  },
});

const secretWords = {
  written: 'If the shop is open, start it anew: only then do people stay signed in.',
  not_ours: 'People have to sign in again: SESSION_SECRET is not the secret of that shop.',
} as const;
