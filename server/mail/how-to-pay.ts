/** The mail about an order that awaits a payment which no provider's page asks for: how, how much, until when. As text and as HTML. */
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

/** What a way to pay says of itself, in the order's language. */
export type HowToPay = {
  /** Of which mail of the order it is; the same mail has the same name, so that whoever gets it twice sees it once. */
  readonly name: string;
  readonly subject: string;
  /** Follows the greeting, and begins as a letter does: small in Italian, large in English. */
  readonly intro: string;
  /** Where the money goes; amount and last day follow by themselves. */
  readonly facts: Facts;
  /** What is to be done with it, and what happens then: a paragraph each. */
  readonly notes: readonly string[];
};

/** @param dueAt the last moment for which the pieces are kept */
export function howToPayMail(
  order: Order,
  { locale, publicUrl, to }: Recipient,
  dueAt: Date,
  { name, subject, intro, facts, notes }: HowToPay,
): Mail {
  const words = howToPayWords[locale];
  const details: Facts = [
    ...facts,
    [words.amount, formatMoney(order.finalPrice, locale)],
    [words.dueAt, formatDay(dueAt.toISOString(), locale)],
  ];
  const orderUrl = publicUrl + href(locale, 'orders');
  const withdrawal = words.withdrawal(order.withdrawalDays);
  return {
    to,
    subject,
    text: [
      words.greeting,
      intro,
      '',
      ...factLines(details),
      '',
      ...notes,
      '',
      ...orderLines(order, locale),
      '',
      `${words.see}: ${orderUrl}`,
      '',
      withdrawal,
      '',
      companyLine(locale),
    ].join('\n'),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${words.greeting}</p>
        <p style="margin:0 0 16px">${intro}</p>
        ${factTable(details)}
        <div style="padding:16px 0 8px">
          ${notes.map((note) => html`<p style="margin:0 0 8px">${note}</p>`)}
        </div>
        ${orderTable(order, locale)}
        <p style="margin:16px 0"><a href="${orderUrl}" style="font-weight:700">${words.see}</a></p>
        <p class="muted" style="margin:0 0 8px;font-size:14px">${withdrawal}</p>
      `,
    ),
    messageId: `${name}-${order.id}`,
  };
}

const howToPayWords = {
  it: {
    // Anybody may order in somebody else's name: until it is paid a mail repeats nobody's words (decision 0013).
    greeting: 'Ciao,',
    amount: 'Importo',
    dueAt: 'Entro',
    see: 'Vedi il tuo ordine',
    withdrawal: (days: number) =>
      `Dalla consegna hai ${days} giorni per recedere dal contratto, senza spiegare perché: basta un'e-mail a ${shop.email}.`,
  },
  en: {
    greeting: 'Hello,',
    amount: 'Amount',
    dueAt: 'By',
    see: 'See your order',
    withdrawal: (days: number) =>
      `From delivery you have ${days} days to withdraw from the contract, without giving a reason: just write to ${shop.email}.`,
  },
} satisfies Record<Locale, object>;
