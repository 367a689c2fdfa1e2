/** `npm run shop -- parts quantity PART PIECES` and `parts remove PART`: how many there are, and taking one out for good. */
import { changeQuantity } from '../../catalogue/shopkeeping/change-part.ts';
import { removePart } from '../../catalogue/shopkeeping/remove-part.ts';
import { findWholePart, type WholePart } from '../../catalogue/shopkeeping/whole-part.ts';
import { operand, wholeNumber, yes } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
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

/** `npm run shop -- parts remove PART`. */
export const partsRemove = defineCommand({
  summary: 'delete a part nobody ordered, take another from sale',
  operands: { part },
  options: { yes },
  notes: [
    'A part that stands in an order keeps its page, as sold. One that was deleted comes back with the next import while the yard’s file holds it: take it out there too.',
  ],
  examples: ['parts remove F-1042', 'parts remove F-1042 --yes'],
  async run({ part: name, yes: isAssured }, { terminal, open }) {
    const { database, clock, print } = await open();
    const whole = found(name, await findWholePart(database, name));
    if (!(await confirm(terminal, whatWillBe(whole), isAssured))) {
      print(nothingDone);
      return 2;
    }
    const { outcome, part: removed } = found(name, await removePart(database.db, name, clock()));
    const kept = removed.reserved > 0 ? ` ${piecesAre(removed.reserved)} ${unlessPaid}` : '';
    print(
      outcome === 'deleted'
        ? `${called(removed)} is deleted.`
        : `${called(removed)} stands in an order and is taken from sale instead of deleted.${kept}`,
    );
    return 0;
  },
});

const unlessPaid =
  'still kept for buyers, and for sale again if nobody pays: then say this once more, or cancel the order now (orders cancel).';

const whatWillBe = ({ sku, id, name, orderCount }: WholePart): string => {
  const part = called({ sku, id, nameIt: name });
  return orderCount === 0
    ? `${part} will be deleted: nobody ever ordered it.`
    : `${part} stands in ${orderCount} ${orderCount === 1 ? 'order' : 'orders'}: it will be taken from sale, its page stays.`;
};
