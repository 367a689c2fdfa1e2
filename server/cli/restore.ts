/** `npm run shop -- restore FILE`: a backup in place of what the shop has. */
import { checkBackup } from '../backup/check-backup.ts';
import { presentData } from '../backup/present-data.ts';
import { openBackup, restoreBackup } from '../backup/restore-backup.ts';
import { openMedia } from '../images/open-media.ts';
import { backupFile, backupInWords, countsInWords, orRefused } from './backup-words.ts';
import { interruptedStatus } from './frame/command.ts';
import { yes } from './frame/arguments.ts';
import { confirm, nothingDone } from './frame/confirm.ts';
import { defineCommand } from './frame/define-command.ts';
import { printable } from './frame/words.ts';
import { takeImportPlace } from './one-import.ts';

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
