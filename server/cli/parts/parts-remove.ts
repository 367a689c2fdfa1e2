/** `npm run shop -- parts remove PART`. */
import { removePart } from '../../catalogue/shopkeeping/remove-part.ts';
import { findWholePart, type WholePart } from '../../catalogue/shopkeeping/whole-part.ts';
import { yes } from '../frame/arguments.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { called, found, part, piecesAre } from './part-words.ts';

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
