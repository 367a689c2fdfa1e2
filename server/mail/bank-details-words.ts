/** What the mail with the details of a bank transfer says, in the order's language. */
import type { Locale } from '../../domain/constants.ts';
import { shop } from '../../shop.config.ts';

export const bankDetailsWords = {
  it: {
    details: {
      subject: (orderNumber: string) => `Ordine ${orderNumber}: i dati per il bonifico`,
      intro: 'grazie del tuo ordine. Teniamo da parte i pezzi per te: ecco i dati per il bonifico.',
    },
    reminder: {
      subject: (orderNumber: string) => `Ordine ${orderNumber}: aspettiamo il tuo bonifico`,
      intro:
        "il tuo bonifico non è ancora arrivato, e oggi è l'ultimo giorno in cui teniamo da parte i pezzi. Se l'hai già fatto, rispondi a questa mail con la ricevuta.",
    },
    // Anybody may order in somebody else's name: until it is paid a mail repeats nobody's words (decision 0013).
    greeting: 'Ciao,',
    holder: 'Intestato a',
    iban: 'IBAN',
    bank: 'Banca',
    reference: 'Causale',
    amount: 'Importo',
    dueAt: 'Entro',
    reason: "Scrivi nella causale il numero dell'ordine, così riconosciamo subito il tuo pagamento.",
    afterwards:
      "Quando il bonifico arriva ti mandiamo la conferma e prepariamo la spedizione. Se non arriva entro quel giorno, l'ordine si annulla da solo e i pezzi tornano in vendita.",
    see: 'Vedi il tuo ordine',
    withdrawal: (days: number) =>
      `Dalla consegna hai ${days} giorni per recedere dal contratto, senza spiegare perché: basta un'e-mail a ${shop.email}.`,
  },
  en: {
    details: {
      subject: (orderNumber: string) => `Order ${orderNumber}: the details for your bank transfer`,
      intro:
        'Thank you for your order. We are keeping the parts for you: here are the details for the transfer.',
    },
    reminder: {
      subject: (orderNumber: string) => `Order ${orderNumber}: we are waiting for your transfer`,
      intro:
        'Your transfer has not arrived yet, and today is the last day for which we keep the parts. If you have made it already, answer this mail with the receipt.',
    },
    greeting: 'Hello,',
    holder: 'Payee',
    iban: 'IBAN',
    bank: 'Bank',
    reference: 'Reference',
    amount: 'Amount',
    dueAt: 'By',
    reason: 'Give the order number as the reference, so that we recognise your payment at once.',
    afterwards:
      'When the transfer arrives we send you the confirmation and prepare the parcel. If it has not arrived by that day, the order is cancelled by itself and the parts are for sale again.',
    see: 'See your order',
    withdrawal: (days: number) =>
      `From delivery you have ${days} days to withdraw from the contract, without giving a reason: just write to ${shop.email}.`,
  },
} satisfies Record<Locale, object>;
