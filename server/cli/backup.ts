/** `npm run shop -- backup FILE`: the whole shop in one file. */
import { existsSync } from 'node:fs';
import { checkBackup } from '../backup/check-backup.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { openBackup } from '../backup/restore-backup.ts';
import { openMedia } from '../images/open-media.ts';
import { backupFile, backupInWords, orRefused, sizeInWords } from './backup-words.ts';
import { interruptedStatus } from './frame/command.ts';
import { flag, yes } from './frame/arguments.ts';
import { confirm, nothingDone } from './frame/confirm.ts';
import { defineCommand } from './frame/define-command.ts';

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
