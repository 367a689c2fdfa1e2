/** `npm run shop -- demo --parts N --seed S`: the demonstration catalogue. */
import { firstDemo, loadDemo } from '../catalogue/demo/load-demo.ts';
import { interruptedStatus } from './frame/command.ts';
import { option, wholeNumber, withDefault } from './frame/arguments.ts';
import { defineCommand } from './frame/define-command.ts';
import { takeImportPlace } from './one-import.ts';
import { startProgress } from './progress.ts';

const mostParts = 1_000_000;

export const demo = defineCommand({
  summary: 'load demonstration parts, the same ones for the same seed',
  options: {
    parts: withDefault(
      option('N', `how many; ${firstDemo.parts} unless said`, wholeNumber(1, mostParts)),
      firstDemo.parts,
    ),
    seed: withDefault(
      option('S', `which ones; ${firstDemo.seed} unless said`, wholeNumber(1, Number.MAX_SAFE_INTEGER)),
      firstDemo.seed,
    ),
  },
  examples: ['demo --parts 20000'],
  async run({ parts, seed }, { open, terminal, abortOnInterrupt }) {
    const opened = await open();
    const { database, clock, print } = opened;
    const giveUpPlace = await takeImportPlace(opened);
    const signal = abortOnInterrupt();
    const progress = startProgress(parts, terminal);
    try {
      const { added, changed, unchanged } = await loadDemo(database.db, clock, {
        parts,
        seed,
        signal,
        onProgress: (done) => progress.at(done, `${done} parts`),
      }).finally(() => progress.stop());
      print(
        changed === 0
          ? `${added} parts added, ${unchanged} were there already.`
          : `${added} parts added, ${changed} made as they were, ${unchanged} were so already.`,
      );
      if (!signal.aborted) return 0;
      print('Stopped: run it again to go on.');
      return interruptedStatus;
    } finally {
      await giveUpPlace();
    }
  },
});
