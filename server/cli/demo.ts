/** `npm run shop -- demo --parts N --seed S`: the demonstration catalogue. */
import type { InBoth } from '../../domain/constants.ts';
import { formatNumber } from '../../domain/written-number.ts';
import { firstDemo, loadDemo } from '../catalogue/demo/load-demo.ts';
import { interruptedStatus } from './frame/command.ts';
import { option, wholeNumber, withDefault } from './frame/arguments.ts';
import { defineCommand } from './frame/define-command.ts';
import { takeImportPlace } from './one-import.ts';
import { startProgress } from './progress.ts';

const words = {
  it: {
    parts: (done: string) => `${done} pezzi`,
    asTheyWere: (added: string, unchanged: string) => `Pezzi aggiunti: ${added}. C’erano già: ${unchanged}.`,
    putRight: (added: string, changed: string, unchanged: string) =>
      `Pezzi aggiunti: ${added}. Rimessi com’erano: ${changed}. Erano già così: ${unchanged}.`,
    stopped: 'Interrotto: ripeti il comando per andare avanti.',
  },
  en: {
    parts: (done: string) => `${done} parts`,
    asTheyWere: (added: string, unchanged: string) =>
      `${added} parts added, ${unchanged} were there already.`,
    putRight: (added: string, changed: string, unchanged: string) =>
      `${added} parts added, ${changed} made as they were, ${unchanged} were so already.`,
    stopped: 'Stopped: run it again to go on.',
  },
} satisfies InBoth<object>;

const mostParts = 1_000_000;

export const demo = defineCommand({
  help: {
    it: { summary: 'carica pezzi di prova, sempre gli stessi per lo stesso seme' },
    en: { summary: 'load demonstration parts, the same ones for the same seed' },
  },
  options: {
    parts: withDefault(
      option(
        'N',
        {
          it: `quanti; se non dici niente ${formatNumber(firstDemo.parts, 'it')}`,
          en: `how many; ${formatNumber(firstDemo.parts, 'en')} unless said`,
        },
        wholeNumber(1, mostParts),
      ),
      firstDemo.parts,
    ),
    seed: withDefault(
      option(
        'S',
        {
          it: `quali; se non dici niente ${firstDemo.seed}`,
          en: `which ones; ${firstDemo.seed} unless said`,
        },
        wholeNumber(1, Number.MAX_SAFE_INTEGER),
      ),
      firstDemo.seed,
    ),
  },
  examples: ['demo --parts 20000'],
  async run({ parts, seed }, { open, terminal, language, abortOnInterrupt }) {
    const say = words[language];
    const written = (count: number) => formatNumber(count, language);
    const opened = await open();
    const { database, clock, print } = opened;
    const giveUpPlace = await takeImportPlace(opened, language);
    const signal = abortOnInterrupt();
    const progress = startProgress(parts, terminal);
    try {
      const { added, changed, unchanged } = await loadDemo(database.db, clock, {
        parts,
        seed,
        signal,
        onProgress: (done) => progress.at(done, say.parts(written(done))),
      }).finally(() => progress.stop());
      print(
        changed === 0
          ? say.asTheyWere(written(added), written(unchanged))
          : say.putRight(written(added), written(changed), written(unchanged)),
      );
      if (!signal.aborted) return 0;
      print(say.stopped);
      return interruptedStatus;
    } finally {
      await giveUpPlace();
    }
  },
});
