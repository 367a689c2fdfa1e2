/** The mails that a buyer gets who pays by bank transfer: where to, how much, until when. As text and as HTML. */
import type { Locale } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import { formatDay } from '../../domain/format.ts';
import { href } from '../../domain/routes.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { shop } from '../../shop.config.ts';
import { html } from '../http/html.ts';
import { orderLines, type Recipient } from './confirmation-lines.ts';
import { factLines, factTable, type Facts, companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';
import { orderTable } from './order-table.ts';

/**
 * The same order always makes the same mail, under the same name.
 *
 * @param dueAt the last moment for which the pieces are kept
 */
export const bankDetails = (order: Order, recipient: Recipient, dueAt: Date): Mail =>
  mailOf(order, recipient, dueAt, 'details');

/** As `bankDetails`, for the last day. */
export const transferReminder = (order: Order, recipient: Recipient, dueAt: Date): Mail =>
  mailOf(order, recipient, dueAt, 'reminder');

const names = { details: 'bank-details', reminder: 'transfer-reminder' };

function mailOf(order: Order, recipient: Recipient, dueAt: Date, occasion: keyof typeof names): Mail {
  const { locale, publicUrl, to } = recipient;
  const words = bankDetailsWords[locale];
  const { subject, intro } = words[occasion];
  const details = detailsOf(order, locale, dueAt);
  const orderUrl = publicUrl + href(locale, 'orders');
  return {
    to,
    subject: subject(order.orderNumber),
    text: [
      words.greeting,
      intro,
      '',
      ...factLines(details),
      '',
      words.reason,
      words.afterwards,
      '',
      ...orderLines(order, locale),
      '',
      `${words.see}: ${orderUrl}`,
      '',
      words.withdrawal(order.withdrawalDays),
      '',
      companyLine(locale),
    ].join('\n'),
    html: mailSheet(
      locale,
      subject(order.orderNumber),
      html`
        <p style="margin:0 0 8px">${words.greeting}</p>
        <p style="margin:0 0 16px">${intro}</p>
        ${factTable(details)}
        <p style="margin:16px 0 8px">${words.reason}</p>
        <p style="margin:0 0 16px">${words.afterwards}</p>
        ${orderTable(order, locale)}
        <p style="margin:16px 0"><a href="${orderUrl}" style="font-weight:700">${words.see}</a></p>
        <p class="muted" style="margin:0 0 8px;font-size:14px">${words.withdrawal(order.withdrawalDays)}</p>
      `,
    ),
    messageId: `${names[occasion]}-${order.id}`,
  };
}

function detailsOf({ orderNumber, finalPrice }: Order, locale: Locale, dueAt: Date): Facts {
  const words = bankDetailsWords[locale];
  return [
    [words.holder, shop.bank.holder],
    // In one piece: it is copied into a form more often than read out.
    [words.iban, shop.bank.iban],
    [words.bank, shop.bank.bank],
    [words.reference, orderNumber],
    [words.amount, formatMoney(finalPrice, locale)],
    [words.dueAt, formatDay(dueAt.toISOString(), locale)],
  ];
}

/** What the mail with the details of a bank transfer says, in the order's language. */
const bankDetailsWords = {
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
