/** What the mails say when money goes back, and when nothing was paid and nothing will be sent. */
import type { Locale } from '../../domain/constants.ts';

export const moneyBackWords = {
  it: {
    cancelled: {
      subject: (orderNumber: string) => `Il tuo ordine ${orderNumber} è annullato`,
      intro:
        'abbiamo annullato il tuo ordine: non riusciamo a mandartelo. Non hai pagato niente, e non devi fare niente.',
    },
    refund: {
      subject: (orderNumber: string) => `Il rimborso del tuo ordine ${orderNumber}`,
      reasons: {
        withdrawal: 'abbiamo ricevuto il pezzo che hai reso e ti abbiamo rimborsato.',
        late_payment:
          'il tuo pagamento è arrivato quando i pezzi erano già di qualcun altro, o a un altro prezzo. Ti abbiamo rimborsato tutto.',
        paid_already:
          'questo ordine era già pagato: il secondo pagamento non serviva. Te lo abbiamo rimborsato tutto.',
        by_shopkeeper: 'non riusciamo a mandarti quello che hai ordinato. Ti abbiamo rimborsato.',
      },
      amount: 'Rimborso',
      part: 'Pezzo',
      means: 'Con',
      again: 'Un primo tentativo non è andato a buon fine: questo rimborso lo sostituisce.',
      when: 'Lo vedi in pochi giorni: dipende dalla tua banca.',
    },
  },
  en: {
    cancelled: {
      subject: (orderNumber: string) => `Your order ${orderNumber} is cancelled`,
      intro:
        'We have cancelled your order: we cannot send it to you. You have paid nothing, and there is nothing for you to do.',
    },
    refund: {
      subject: (orderNumber: string) => `The refund of your order ${orderNumber}`,
      reasons: {
        withdrawal: 'The part that you gave back has arrived, and we have refunded you.',
        late_payment:
          'Your payment came when the parts were somebody else’s already, or at another price. We have refunded all of it.',
        paid_already:
          'This order was paid already: there was no need for a second payment. We have refunded all of it.',
        by_shopkeeper: 'We cannot send you what you ordered. We have refunded you.',
      },
      amount: 'Refund',
      part: 'Part',
      means: 'By',
      again: 'A first try did not go through: this refund takes its place.',
      when: 'You see it within a few days: that is up to your bank.',
    },
  },
} as const satisfies Record<Locale, object>;
