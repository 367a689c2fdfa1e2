/** A transfer to the shop's account: the buyer is told where to, and the shopkeeper tells when it has come. */
import type { Locale } from '../../../domain/constants.ts';
import type { Order } from '../../../domain/contract/orders.ts';
import type { HowToPay } from '../../mail/how-to-pay.ts';
import { shop } from '../../../shop.config.ts';
import { byTheBank, type PaymentMethodModule } from './payment-method.ts';

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

  mailWhenPlaced: (order, locale) => howToPay(order, locale, 'bank-details'),
  reminder: {
    hoursBefore: reminderHours,
    mail: (order, locale) => howToPay(order, locale, 'transfer-reminder'),
  },
  words: {
    paidBackBy: {
      it: 'bonifico, sul conto da cui è arrivato il tuo',
      en: 'bank transfer, to the account that yours came from',
    },
    paidBackWhen: byTheBank,
    ifSentAlready: {
      it: 'Se hai già fatto il bonifico, rispondi a questa mail: te lo rimandiamo.',
      en: 'If you have made the transfer already, answer this mail: we send it back.',
    },
    shopkeeper: {
      it: { name: 'bonifico', wayBack: 'con un tuo bonifico' },
      en: { name: 'transfer', wayBack: 'by your own transfer' },
    },
  },
};

function howToPay(
  { orderNumber }: Order,
  locale: Locale,
  name: 'bank-details' | 'transfer-reminder',
): HowToPay {
  const words = mailWords[locale];
  const { subject, intro } = words[name];
  return {
    name,
    subject: subject(orderNumber),
    intro,
    facts: [
      [words.holder, shop.bank.holder],
      // In one piece: it is copied into a form more often than read out.
      [words.iban, shop.bank.iban],
      [words.bank, shop.bank.bank],
      [words.reference, orderNumber],
    ],
    notes: [words.reason, words.afterwards],
  };
}

const mailWords = {
  it: {
    'bank-details': {
      subject: (orderNumber: string) => `Ordine ${orderNumber}: i dati per il bonifico`,
      intro: 'grazie del tuo ordine. Teniamo da parte i pezzi per te: ecco i dati per il bonifico.',
    },
    'transfer-reminder': {
      subject: (orderNumber: string) => `Ordine ${orderNumber}: aspettiamo il tuo bonifico`,
      intro:
        "il tuo bonifico non è ancora arrivato, e oggi è l'ultimo giorno in cui teniamo da parte i pezzi. Se l'hai già fatto, rispondi a questa mail con la ricevuta.",
    },
    holder: 'Intestato a',
    iban: 'IBAN',
    bank: 'Banca',
    reference: 'Causale',
    reason: "Scrivi nella causale il numero dell'ordine, così riconosciamo subito il tuo pagamento.",
    afterwards:
      "Quando il bonifico arriva ti mandiamo la conferma e prepariamo i pezzi. Se non arriva entro quel giorno, l'ordine si annulla da solo e i pezzi tornano in vendita.",
  },
  en: {
    'bank-details': {
      subject: (orderNumber: string) => `Order ${orderNumber}: the details for your bank transfer`,
      intro:
        'Thank you for your order. We are keeping the parts for you: here are the details for the transfer.',
    },
    'transfer-reminder': {
      subject: (orderNumber: string) => `Order ${orderNumber}: we are waiting for your transfer`,
      intro:
        'Your transfer has not arrived yet, and today is the last day for which we keep the parts. If you have made it already, answer this mail with the receipt.',
    },
    holder: 'Payee',
    iban: 'IBAN',
    bank: 'Bank',
    reference: 'Reference',
    reason: 'Give the order number as the reference, so that we recognise your payment at once.',
    afterwards:
      'When the transfer arrives we send you the confirmation and prepare the parts. If it has not arrived by that day, the order is cancelled by itself and the parts are for sale again.',
  },
} satisfies Record<Locale, object>;
