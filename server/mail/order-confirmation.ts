/** The mail that a buyer gets once the order is paid: as text and as HTML, in the order's language. */
import type { Order } from '../../domain/contract/orders.ts';
import { href } from '../../domain/routes.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { addressLines, orderLines, type Recipient } from './confirmation-lines.ts';
import { confirmationWords } from './confirmation-words.ts';
import { companyLine } from './mail-sheet.ts';
import type { Attachment, Mail } from './mailer.ts';

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
  return [
    words.greeting(firstName),
    words.intro,
    '',
    ...orderLines(order, locale),
    '',
    `${words.deliveryAddress}:`,
    ...addressLines(order.deliveryAddress, locale),
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
