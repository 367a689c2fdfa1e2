/** `npm run shop -- parts quantity PART PIECES`. */
import { changeQuantity } from '../../catalogue/shopkeeping/change-quantity.ts';
import { Refused } from '../frame/command.ts';
import { operand, wholeNumber } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { called, found, part, pieces, piecesAre } from './part-words.ts';

/** As much as a yard's file may say. */
const most = 99_999;

export const partsQuantity = defineCommand({
  summary: 'how many pieces stand in the yard',
  operands: {
    part,
    quantity: operand('PIECES', 'all of them, those kept for buyers included', wholeNumber(0, most)),
  },
  notes: [
    'Never fewer than are kept for buyers. The next import moves the number by as much as it moved in the yard’s file: an unchanged file leaves it alone.',
  ],
  examples: ['parts quantity F-1042 3'],
  async run({ part: name, quantity }, { open }) {
    const { database, clock, print } = await open();
    const change = found(name, await changeQuantity(database.db, name, quantity, clock()));
    const { outcome, before } = change;
    if (outcome === 'kept')
      throw new Refused(
        `${called(before)}: ${piecesAre(before.reserved)} kept for buyers, so it cannot have fewer. Nothing was changed.`,
      );
    const kept = before.reserved > 0 ? `, ${before.reserved} of them kept for buyers` : '';
    print(
      outcome === 'same'
        ? `${called(before)}: ${pieces(quantity)}${kept}, as before. Nothing was changed.`
        : `${called(before)}: ${pieces(quantity)}${kept} (it was ${before.onHand}).`,
    );
  },
});
