/** `npm run shop -- orders invoice NUMBER [FILE]`: an order's courtesy invoice. */
import type { InBoth } from '../../../domain/constants.ts';
import { findPaidOrder } from '../../orders/reading/paid-orders.ts';
import { Refused } from '../frame/command.ts';
import { asTyped, option } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { writeOrRefuse } from '../write-or-refuse.ts';
import { findOrder } from './find-order.ts';
import { orderNumber } from './order-words.ts';

const words = {
  it: {
    notPaid: (number: string) => `L’ordine ${number} non è pagato: la fattura non c’è.`,
    holds: (file: string, number: string) => `${file}: la fattura di cortesia dell’ordine ${number}.`,
  },
  en: {
    notPaid: (number: string) => `The order ${number} is not paid: it has no invoice.`,
    holds: (file: string, number: string) => `${file} holds the courtesy invoice of the order ${number}.`,
  },
} satisfies InBoth<object>;

export const ordersInvoice = defineCommand({
  help: {
    it: {
      summary: 'la fattura di cortesia di un ordine pagato, in PDF',
      notes: [
        'È nella lingua dell’ordine e non ha valore fiscale. Chi ha comprato la riceve per e-mail e la trova con l’ordine.',
      ],
    },
    en: {
      summary: 'the courtesy invoice of a paid order, as a PDF',
      notes: [
        'It is in the order’s language and has no fiscal value. The buyer has it by mail and finds it with the order.',
      ],
    },
  },
  operands: {
    number: orderNumber,
    file: option(
      'FILE',
      {
        it: 'dove scriverla; se non lo dici, qui e con il suo nome',
        en: 'where it is written; under its own name here when left out',
      },
      asTyped,
    ),
  },
  examples: ['orders invoice S-26-7K2M9Q', 'orders invoice S-26-7K2M9Q copia.pdf'],
  async run({ number, file: path }, { language, open }) {
    const { config, database, print } = await open();
    const found = await findOrder({ config, database }, number, language);
    const paid = await findPaidOrder(database.db, found.row.id);
    if (!paid) throw new Refused(words[language].notPaid(number));
    const { invoiceOf } = await import('../../orders/invoicing/invoice.ts');
    const { name, content } = await invoiceOf(paid);
    await writeOrRefuse(path ?? name, (file) => file.writeFile(content), language);
    print(words[language].holds(path ?? name, number));
  },
});
