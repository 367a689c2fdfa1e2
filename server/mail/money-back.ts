/** The mails about money that goes back, and about an order that will not be. As text and as HTML. */
import type { Order } from '../../domain/contract/orders.ts';
import { formatMoney } from '../../domain/format.ts';
import { href } from '../../domain/routes.ts';
import type { RefundReason } from '../db/schema/orders.ts';
import { html } from '../http/html.ts';
import { orderLines, type Recipient } from './confirmation-lines.ts';
import { factLines, factTable, type Facts } from './fact-table.ts';
import { companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';
import { moneyBackWords } from './money-back-words.ts';

/** Cents; `itemId` null where all that was left of the order goes back. */
type GivenBack = {
  readonly id: string;
  readonly itemId: string | null;
  readonly amount: number;
  readonly reason: RefundReason;
};

/** The same order always makes the same mail, under the same name. */
export function orderCancelled(order: Order, recipient: Recipient): Mail {
  const { cancelled: words } = moneyBackWords[recipient.locale];
  return mailOf(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.intro,
    facts: [],
    last: order.payment.method === 'bank_transfer' ? words.transfer : undefined,
    messageId: `order-cancelled-${order.id}`,
  });
}

/** The same refund always makes the same mail, under the same name. */
export function refundMail(order: Order, refund: GivenBack, recipient: Recipient): Mail {
  const { locale } = recipient;
  const { refund: words } = moneyBackWords[locale];
  const item = order.items.find(({ id }) => id === refund.itemId);
  return mailOf(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.reasons[refund.reason],
    facts: [
      [words.amount, formatMoney(refund.amount, locale)],
      ...(item ? [[words.part, `${item.name} (${item.serialNumber})`] as const] : []),
      [words.means, words.methods[order.payment.method]],
    ],
    last: words.when,
    messageId: `refund-${refund.id}`,
  });
}

type Content = {
  readonly subject: string;
  readonly intro: string;
  readonly facts: Facts;
  readonly last: string | undefined;
  readonly messageId: string;
};

function mailOf(order: Order, { locale, firstName, publicUrl, to }: Recipient, content: Content): Mail {
  const words = moneyBackWords[locale];
  const { subject, intro, facts, last, messageId } = content;
  const orderUrl = publicUrl + href(locale, 'orders');
  return {
    to,
    subject,
    text: [
      words.greeting(firstName),
      intro,
      '',
      ...(facts.length > 0 ? [...factLines(facts), ''] : []),
      ...(last === undefined ? [] : [last, '']),
      ...orderLines(order, locale),
      '',
      `${words.see}: ${orderUrl}`,
      '',
      companyLine,
    ].join('\n'),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${words.greeting(firstName)}</p>
        <p style="margin:0 0 16px">${intro}</p>
        ${facts.length > 0 ? factTable(facts) : html``}
        ${last === undefined ? html`` : html`<p style="margin:16px 0">${last}</p>`}
        <p style="margin:16px 0"><a href="${orderUrl}" style="font-weight:700">${words.see}</a></p>
      `,
    ),
    messageId,
  };
}
