/** `npm run shop -- parts price PART EUROS` and `parts discount PART PERCENT`. */
import { readPrice, readDiscount } from '../../catalogue/import/values.ts';
import { changePrice, type PriceChange } from '../../catalogue/shopkeeping/change-part.ts';
import type { PartName } from '../../catalogue/shopkeeping/lock-part.ts';
import { operand } from '../frame/arguments.ts';
import { type CommandContext, UsageError } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { called, costs, found, part } from './part-words.ts';

/** @throws Refused when there is no such part */
async function setPrice(name: PartName, change: PriceChange, { open }: CommandContext): Promise<void> {
  const { database, clock, print } = await open();
  const { before, after, hasChanged } = found(name, await changePrice(database.db, name, change, clock()));
  if (!hasChanged) return print(`${called(before)}: ${costs(before)}, as before. Nothing was changed.`);
  print(`${called(after)}: ${costs(after)} (it was ${costs(before)}).`);
}

/** Decision 0008. */
const importWins =
  'The yard’s file stays the source of prices: the next import of this piece sets what the file says. Change it there too.';

/** `npm run shop -- parts price PART EUROS`. */
export const partsPrice = defineCommand({
  summary: 'another price',
  operands: {
    part,
    price: operand('EUROS', 'before the discount: 12,50 or 12.50', (typed, name) => {
      const price = readPrice(typed);
      if (price === undefined)
        throw new UsageError(`${name} must be an amount above 0, such as 12,50 or 12.50, not "${typed}".`);
      return price;
    }),
  },
  notes: ['The price enters the price history. Orders that were placed keep theirs.', importWins],
  examples: ['parts price F-1042 12,50', 'parts price "#17" 1.250,00'],
  run: ({ part: name, price }, context) => setPrice(name, { price }, context),
});

/** `npm run shop -- parts discount PART PERCENT`. */
export const partsDiscount = defineCommand({
  summary: 'another discount; 0 ends it',
  operands: {
    part,
    discount: operand('PERCENT', 'a whole percentage from 0 to 100', (typed, name) => {
      const discount = typed === '' ? undefined : readDiscount(typed);
      if (discount === undefined)
        throw new UsageError(`${name} must be a whole percentage from 0 to 100, not "${typed}".`);
      return discount;
    }),
  },
  notes: [
    'The price that buyers pay enters the price history; the part’s page shows the lowest of the last 30 days beside it.',
    importWins,
  ],
  examples: ['parts discount F-1042 15'],
  run: ({ part: name, discount }, context) => setPrice(name, { discount }, context),
});
