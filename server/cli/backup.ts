/** `npm run shop -- backup FILE` and `restore FILE`: the whole shop in one file, and that in place of what the shop has. */
import type { Locale } from '../../domain/constants.ts';
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
import { momentInSentence, printable } from './frame/words.ts';
import { backupWords, countsInWords, sizeInWords } from './backup-words.ts';
import { takeImportPlace } from './one-import.ts';

const backupFile = operand(
  'FILE',
  { it: 'il backup, come shop.tar.gz', en: 'the backup, as shop.tar.gz' },
  asTyped,
);

/** When it was made, and what is in it. */
function backupInWords({ manifest, contents: { tables } }: CheckedBackup, language: Locale): string {
  const rows = (table: string) => tables[table]?.rows ?? 0;
  const counts = {
    parts: rows('parts'),
    people: rows('users'),
    orders: rows('orders'),
    requests: rows('requests'),
    photos: rows('photos'),
  };
  const madeAt = momentInSentence(new Date(manifest.madeAt), language);
  return backupWords[language].shopOf(madeAt, countsInWords(counts, language));
}

/** A backup that cannot be made or read is told like everything else that cannot be done. */
async function orRefused<Result>(work: Promise<Result>, language: Locale): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof BackupError ? new Refused(error.sentence[language]) : error;
  }
}

/** `npm run shop -- backup FILE`: the whole shop in one file. */
export const backup = defineCommand({
  help: {
    it: {
      summary: 'tutto il negozio in un file, anche mentre è aperto',
      notes: [
        'Nel file c’è tutto: pezzi, persone, ordini, foto, e-mail non ancora partite. Tienilo dove non guarda nessun altro; `restore` lo riporta, anche sull’altro motore.',
      ],
      statuses: { 0: 'il backup c’è ed è intero' },
    },
    en: {
      summary: 'the whole shop in one file, while it is open',
      notes: [
        'In the file is everything: parts, people, orders, photos, mails that were not sent yet. Keep it where nobody else looks in; `restore` brings it back, also on the other engine.',
      ],
      statuses: { 0: 'the backup is there and whole' },
    },
  },
  operands: { file: backupFile },
  options: {
    check: flag({
      it: 'non ne fa uno: legge FILE e dice se è intero',
      en: 'make none: read FILE and say whether it is whole',
    }),
    yes,
  },
  examples: ['backup shop.tar.gz', 'backup --check shop.tar.gz'],
  async run({ file: path, check, yes: isAssured }, { terminal, language, open, abortOnInterrupt }) {
    const say = backupWords[language];
    if (check) {
      const file = await orRefused(openBackup(path), language);
      try {
        const checked = await orRefused(checkBackup(file, path), language);
        terminal.print(say.whole(path, backupInWords(checked, language)));
      } finally {
        await file.close();
      }
      return 0;
    }
    const context = { terminal, language };
    if (existsSync(path) && !(await confirm(context, say.willBeReplaced(path), isAssured))) {
      terminal.print(nothingDone[language]);
      return 1;
    }
    const { config, database, clock, print } = await open();
    const signal = abortOnInterrupt();
    try {
      const made = await orRefused(
        makeBackup({ config, database, clock, media: openMedia(config) }, path, signal),
        language,
      );
      print(say.holds(path, backupInWords(made, language), sizeInWords(made.bytes, language)));
      if (made.lostPhotos > 0) terminal.tell(say.lostPhotos(made.lostPhotos));
      return made.lostPhotos > 0 ? 1 : 0;
    } catch (error) {
      if (!signal.aborted) throw error;
      terminal.tell(say.endedBackup);
      return interruptedStatus;
    }
  },
});

/** `npm run shop -- restore FILE`: a backup in place of what the shop has. */
export const restore = defineCommand({
  help: {
    it: {
      summary: 'riporta un backup, al posto di tutto quello che c’è nel negozio',
      notes: [
        'Il file è controllato fino in fondo prima di toccare qualcosa. Il negozio può restare aperto: chi intanto lo guarda aspetta, e lo vede com’era o com’è dopo.',
        'Dove non ci sono pezzi, persone, ordini e richieste va subito; altrove prima chiede.',
      ],
    },
    en: {
      summary: 'bring a backup back, in place of everything the shop has',
      notes: [
        'The file is checked to its end before anything is touched. The shop may stay open: whoever looks at it meanwhile waits, and sees it as it was or as it is then.',
        'Into a place without parts, people, orders and requests it goes at once; anywhere else it asks.',
      ],
    },
  },
  operands: { file: backupFile },
  options: { yes },
  examples: ['restore shop.tar.gz', 'restore shop.tar.gz --yes'],
  async run({ file: path, yes: isAssured }, { terminal, language, open, abortOnInterrupt }) {
    const say = backupWords[language];
    const file = await orRefused(openBackup(path), language);
    try {
      const backup = await orRefused(checkBackup(file, path), language);
      const opened = await open();
      const { config, database, clock, print } = opened;
      const present = await presentData(database);
      const what = backupInWords(backup, language);
      const question = present && say.asksToReplace(countsInWords(present, language), what);
      if (question && !(await confirm({ terminal, language }, question, isAssured))) {
        print(nothingDone[language]);
        return 1;
      }
      const signal = abortOnInterrupt();
      // An import knows makes and kinds by ids that would no longer be theirs.
      const giveUpPlace = await takeImportPlace(opened, language);
      try {
        const media = openMedia(config);
        const { leftOut, secret } = await orRefused(
          restoreBackup({ config, database, clock, media }, file, path, backup, signal),
          language,
        );
        print(say.broughtBack(what));
        if (leftOut.length > 0) terminal.tell(say.leftOut(leftOut.map(printable).join(', ')));
        if (secret !== 'as_it_was') terminal.tell(say.secret[secret]);
        return 0;
      } catch (error) {
        if (!signal.aborted) throw error;
        terminal.tell(`${say.ended} ${nothingDone[language]}`);
        return interruptedStatus;
      } finally {
        await giveUpPlace();
      }
    } finally {
      await file.close();
    }
  },
});
