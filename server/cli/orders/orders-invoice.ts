/** `npm run shop -- orders invoice NUMBER [FILE]`: an order's courtesy invoice. */
import { findByNumber } from '../../orders/reading/shopkeeper-orders.ts';
import { findPaidOrder } from '../../orders/reading/paid-orders.ts';
import { Refused } from '../frame/command.ts';
import { asTyped, option } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { writeOrRefuse } from '../write-or-refuse.ts';
import { orderNumber, unknownOrder } from './order-words.ts';

export const ordersInvoice = defineCommand({
  summary: 'the courtesy invoice of a paid order, as a PDF',
  operands: {
    number: orderNumber,
    file: option('FILE', 'where it is written; under its own name here when left out', asTyped),
  },
  notes: [
    'It is in the order’s language and has no fiscal value. The buyer has it by mail and finds it with the order.',
  ],
  examples: ['orders invoice S-26-7K2M9Q', 'orders invoice S-26-7K2M9Q copia.pdf'],
  async run({ number, file: path }, { open }) {
    const { database, print } = await open();
    const found = await findByNumber(database.db, number);
    if (!found) throw new Refused(unknownOrder(number));
    const paid = await findPaidOrder(database.db, found.row.id);
    if (!paid) throw new Refused(`The order ${number} is not paid: it has no invoice.`);
    const { invoiceOf } = await import('../../orders/invoicing/invoice.ts');
    const { name, content } = await invoiceOf(paid);
    await writeOrRefuse(path ?? name, (file) => file.writeFile(content));
    print(`${path ?? name} holds the courtesy invoice of the order ${number}.`);
  },
});
