/** The mail that a buyer gets once the order is paid: as text and as HTML, in the order's language. */
import type { Order } from '../../domain/contract/orders.ts';
import { formatMoney } from '../../domain/format.ts';
import { href } from '../../domain/routes.ts';
import { shop } from '../../shop.config.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { addressLines, amountsOf, type Recipient } from './confirmation-lines.ts';
import { confirmationWords } from './confirmation-words.ts';
import type { Mail } from './mailer.ts';

/** The same order always makes the same mail, under the same name. */
export function orderConfirmation(order: Order, recipient: Recipient): Mail {
  const words = confirmationWords[recipient.locale];
  const orderUrl = recipient.publicUrl + href(recipient.locale, 'orders');
  return {
    to: recipient.to,
    subject: words.subject(order.orderNumber),
    text: confirmationText(order, recipient, orderUrl),
    html: confirmationHtml(order, recipient, orderUrl),
    messageId: `order-confirmation-${order.id}`,
  };
}

function confirmationText(order: Order, { locale, firstName }: Recipient, orderUrl: string): string {
  const words = confirmationWords[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  return [
    words.greeting(firstName),
    words.intro,
    '',
    `${words.order} ${order.orderNumber}`,
    ...order.items.map(
      (item) =>
        `${item.quantity} × ${item.name} (${item.serialNumber}): ${money(item.discountedPrice * item.quantity)}`,
    ),
    '',
    ...amountsOf(order, locale).map(([name, amount]) => `${name}: ${amount}`),
    `${words.finalPrice}: ${money(order.finalPrice)}`,
    '',
    `${words.deliveryAddress}:`,
    ...addressLines(order.deliveryAddress),
    '',
    `${words.billingAddress}:`,
    ...addressLines(order.billingAddress),
    '',
    `${words.see}: ${orderUrl}`,
    '',
    words.withdrawal,
    words.warranty,
    '',
    `${shop.company.name}, ${shop.company.seat}, P.IVA ${shop.company.vatNumber}`,
  ].join('\n');
}
