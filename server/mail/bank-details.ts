/** The mails that a buyer gets who pays by bank transfer: where to, how much, until when. As text and as HTML. */
import type { Locale } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import { formatDay } from '../../domain/format.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { href } from '../../domain/routes.ts';
import { shop } from '../../shop.config.ts';
import { html } from '../http/html.ts';
import { bankDetailsWords } from './bank-details-words.ts';
import { orderLines, type Recipient } from './confirmation-lines.ts';
import { factLines, factTable, type Facts } from './fact-table.ts';
import { companyLine, mailSheet } from './mail-sheet.ts';
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
