/** A transfer to the shop's account: the buyer is told where to, and the shopkeeper tells when it has come. */
import { shop } from '../../../shop.config.ts';
import type { PaymentMethodModule } from './payment-method.ts';

/** From eight in the morning of the last day. */
const reminderHours = 16;

export const bankTransfer: PaymentMethodModule = {
  takerOf: () => 'bank_transfer',

  async start(_deps, { order }) {
    return {
      kind: 'bank_transfer',
      iban: shop.bank.iban,
      holder: shop.bank.holder,
      reference: order.orderNumber,
      amount: order.finalPrice,
      dueAt: order.dueAt.toISOString(),
    };
  },

  mailWhenPlaced: 'bank-details-mail',
  reminder: { hoursBefore: reminderHours, mail: 'transfer-reminder-mail' },
  words: {
    paidBackBy: {
      it: 'bonifico, sul conto da cui è arrivato il tuo',
      en: 'bank transfer, to the account that yours came from',
    },
    ifSentAlready: {
      it: 'Se hai già fatto il bonifico, rispondi a questa mail: te lo rimandiamo.',
      en: 'If you have made the transfer already, answer this mail: we send it back.',
    },
    shopkeeper: { name: 'transfer', wayBack: 'by your own transfer' },
  },
};
