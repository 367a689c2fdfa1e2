/** What was ordered and what it costs, as a table of a mail. */
import type { Locale } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { html, type Html } from '../http/html.ts';
import { amountsOf } from './confirmation-lines.ts';
import { confirmationWords } from './confirmation-words.ts';
import { mailFont } from './mail-sheet.ts';

const right = 'text-align:right;white-space:nowrap;padding:6px 0 6px 12px';

export function orderTable(order: Order, locale: Locale): Html {
  const words = confirmationWords[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="${mailFont}">
    <tr>
      <th align="left" scope="col">${words.part}</th>
      <th align="right" scope="col" style="padding-left:12px">${words.quantity}</th>
      <th align="right" scope="col" style="padding-left:12px">${words.total}</th>
    </tr>
    ${order.items.map(
      (item) =>
        html`<tr>
          <td style="padding:6px 0">
            ${item.name}<br /><span class="muted" style="font-family:monospace;white-space:nowrap"
              >${item.serialNumber}</span
            >
          </td>
          <td style="${right}">${item.quantity}</td>
          <td style="${right}">${money(item.discountedPrice * item.quantity)}</td>
        </tr> `,
    )}${amountsOf(order, locale).map(
      ([name, amount]) =>
        html`<tr>
          <td colspan="2" style="padding:6px 0">${name}</td>
          <td style="${right}">${amount}</td>
        </tr> `,
    )}
    <tr>
      <td colspan="2" style="padding:6px 0;font-weight:700">${words.finalPrice}</td>
      <td style="${right};font-weight:700">${money(order.finalPrice)}</td>
    </tr>
  </table>`;
}
