/** `npm run shop -- parts discount PART PERCENT`. */
import { readDiscount } from '../../catalogue/import/values.ts';
import { UsageError } from '../frame/command.ts';
import { operand } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { part } from './part-words.ts';
import { importWins, setPrice } from './set-price.ts';

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
