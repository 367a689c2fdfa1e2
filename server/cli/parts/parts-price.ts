/** `npm run shop -- parts price PART EUROS`. */
import { readPrice } from '../../catalogue/import/values.ts';
import { UsageError } from '../frame/command.ts';
import { operand } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { part } from './part-words.ts';
import { importWins, setPrice } from './set-price.ts';

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
