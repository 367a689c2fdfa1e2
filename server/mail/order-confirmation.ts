/** The mail that a buyer gets once the order is paid: as text and as HTML, in the order's language. */
import type { Order } from '../../domain/contract/orders.ts';
import { href } from '../../domain/routes.ts';
import { html, type Html } from '../http/html.ts';
import {
  addressLines,
  arrivalLines,
  destinationLines,
  orderLines,
  type Recipient,
} from './confirmation-lines.ts';
import { confirmationWords } from './confirmation-words.ts';
import { companyLine, mailFont, mailSheet, orderTag } from './mail-sheet.ts';
import type { Attachment, Mail } from './mailer.ts';
import { orderTable } from './order-table.ts';

/** The same order always makes the same mail, under the same name. @param attachments its courtesy invoice */
export function orderConfirmation(
  order: Order,
  recipient: Recipient,
  attachments: readonly Attachment[] = [],
): Mail {
  const words = confirmationWords[recipient.locale];
  const orderUrl = recipient.publicUrl + href(recipient.locale, 'orders');
  return {
    to: recipient.to,
    subject: words.subject(order.orderNumber),
    text: confirmationText(order, recipient, orderUrl),
    html: confirmationHtml(order, recipient, orderUrl),
    attachments,
    messageId: `order-confirmation-${order.id}`,
  };
}

function confirmationText(order: Order, { locale, firstName }: Recipient, orderUrl: string): string {
  const words = confirmationWords[locale];
  const destination = destinationLines(order, locale);
  return [
    words.greeting(firstName),
    order.collection ? words.introCollection : words.intro,
    '',
    ...orderLines(order, locale),
    '',
    ...arrivalLines(order, locale),
    `${destination.title}:`,
    ...destination.lines,
    '',
    `${words.billingAddress}:`,
    ...addressLines(order.billingAddress, locale),
    '',
    `${words.see}: ${orderUrl}`,
    '',
    words.margin,
    words.withdrawal(order.withdrawalDays),
    words.warranty,
    '',
    companyLine(locale),
  ].join('\n');
}

/** The confirmation of an order as HTML. */
function confirmationHtml(order: Order, { locale, firstName }: Recipient, orderUrl: string): string {
  const words = confirmationWords[locale];
  const destination = destinationLines(order, locale);
  return mailSheet(
    locale,
    words.subject(order.orderNumber),
    html`
      <p style="margin:0 0 8px">${words.greeting(firstName)}</p>
      <p style="margin:0 0 16px">${order.collection ? words.introCollection : words.intro}</p>
      <p style="margin:0 0 16px">${words.order} ${orderTag(order.orderNumber)}</p>
      ${orderTable(order, locale)}
      ${arrivalLines(order, locale).map((line) => html`<p style="margin:16px 0 0;font-weight:700">${line}</p>`)}
      <table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin-top:16px;${mailFont}"
      >
        <tr>
          ${[addressCell(destination.title, destination.lines), addressCell(words.billingAddress, addressLines(order.billingAddress, locale))]}
        </tr>
      </table>
      <p style="margin:16px 0">
        <a href="${orderUrl}" style="font-weight:700">${words.see}</a>
      </p>
      <p class="muted" style="margin:0 0 8px;font-size:14px">${words.margin}</p>
      <p class="muted" style="margin:0 0 8px;font-size:14px">${words.withdrawal(order.withdrawalDays)}</p>
      <p class="muted" style="margin:0 0 8px;font-size:14px">${words.warranty}</p>
    `,
  );
}

function addressCell(name: string, lines: readonly string[]): Html {
  const rows = lines.map((line) => html`<br />${line}`);
  return html`<td valign="top" width="50%" style="padding-right:12px"><b>${name}</b>${rows}</td>`;
}
