/** The confirmation of an order as HTML. */
import type { Locale } from '../../domain/constants.ts';
import type { Order, PlacedAddress } from '../../domain/contract/orders.ts';
import { html, type Html } from '../http/html.ts';
import { addressLines, type Recipient } from './confirmation-lines.ts';
import { confirmationWords } from './confirmation-words.ts';
import { mailFont, mailSheet, orderTag } from './mail-sheet.ts';
import { orderTable } from './order-table.ts';

export function confirmationHtml(order: Order, { locale, firstName }: Recipient, orderUrl: string): string {
  const words = confirmationWords[locale];
  return mailSheet(
    locale,
    words.subject(order.orderNumber),
    html`
      <p style="margin:0 0 8px">${words.greeting(firstName)}</p>
      <p style="margin:0 0 16px">${words.intro}</p>
      <p style="margin:0 0 16px">${words.order} ${orderTag(order.orderNumber)}</p>
      ${orderTable(order, locale)}
      <table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="margin-top:16px;${mailFont}"
      >
        <tr>
          ${[addressCell(words.deliveryAddress, order.deliveryAddress, locale), addressCell(words.billingAddress, order.billingAddress, locale)]}
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

function addressCell(name: string, address: PlacedAddress, locale: Locale): Html {
  const lines = addressLines(address, locale).map((line) => html`<br />${line}`);
  return html`<td valign="top" width="50%" style="padding-right:12px"><b>${name}</b>${lines}</td>`;
}
