/** `npm run shop -- demo --parts N --seed S`: the demonstration catalogue. */
import { parseArgs } from 'node:util';
import { firstDemo, loadDemo } from '../catalogue/demo/load-demo.ts';
import { UsageError, type Command } from './command.ts';

const mostParts = 1_000_000;

export const demo: Command = {
  summary: 'load demonstration parts, the same ones for the same seed',
  usage: 'demo [--parts N] [--seed S]',
  async run(args, open) {
    const { values } = parseArgs({ args, options: { parts: { type: 'string' }, seed: { type: 'string' } } });
    const parts = wholeNumber('--parts', values.parts ?? String(firstDemo.parts), mostParts);
    const seed = wholeNumber('--seed', values.seed ?? String(firstDemo.seed), Number.MAX_SAFE_INTEGER);
    const { database, clock, print } = await open();
    const { added, unchanged } = await loadDemo(database.db, clock, {
      parts,
      seed,
      onProgress: (done) => {
        if (done % 10_000 === 0 && done < parts) print(`${done} of ${parts} parts …`);
      },
    });
    print(`${added} parts added, ${unchanged} were there already.`);
    return 0;
  },
};

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most)
    throw new UsageError(`${name} must be a whole number from 1 to ${most}, not "${text}".`);
  return value;
}
