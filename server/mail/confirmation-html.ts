/** The confirmation as HTML: tables and inline styles, since mail programs know little else; dark where the reader's is. */
import type { Order, PlacedAddress } from '../../domain/contract/orders.ts';
import { formatMoney } from '../../domain/format.ts';
import { shop } from '../../shop.config.ts';
import { html, type Html } from '../http/html.ts';
import { addressLines, amountsOf, type Recipient } from './confirmation-lines.ts';
import { confirmationWords } from './confirmation-words.ts';

const font = 'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const right = 'text-align:right;white-space:nowrap;padding:6px 0';

export function confirmationHtml(order: Order, { locale, firstName }: Recipient, orderUrl: string): string {
  const words = confirmationWords[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.subject(order.orderNumber)}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            margin: 0;
            background: #f6f4ee;
            color: #14213a;
          }
          .sheet {
            background: #ffffff;
          }
          .muted {
            color: #566176;
          }
          a {
            color: #14213a;
          }
          @media (prefers-color-scheme: dark) {
            body {
              background: #0e1520;
              color: #e8edf6;
            }
            .sheet {
              background: #161f2d;
            }
            .muted {
              color: #9aa7bc;
            }
            a {
              color: #e8edf6;
            }
          }
        </style>
      </head>
      <body style="margin:0;${font}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                class="sheet"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;border-radius:14px"
              >
                <tr>
                  <td style="padding:24px;${font}">
                    <p style="margin:0 0 16px;font-weight:800;font-size:20px">smonto</p>
                    <p style="margin:0 0 8px">${words.greeting(firstName)}</p>
                    <p style="margin:0 0 16px">${words.intro}</p>
                    <p style="margin:0 0 16px">
                      ${words.order}
                      <span style="background:#ffd257;color:#2a2000;font-family:monospace;padding:4px 10px"
                        >${order.orderNumber}</span
                      >
                    </p>
                    <table width="100%" cellpadding="0" cellspacing="0" style="${font}">
                      <tr>
                        <th align="left" scope="col">${words.part}</th>
                        <th align="right" scope="col">${words.quantity}</th>
                        <th align="right" scope="col">${words.total}</th>
                      </tr>
                      ${order.items.map(
                        (item) =>
                          html`<tr>
                            <td style="padding:6px 0">
                              ${item.name}<br /><span class="muted" style="font-family:monospace"
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
                    </table>
                    <table
                      role="presentation"
                      width="100%"
                      cellpadding="0"
                      cellspacing="0"
                      style="margin-top:16px;${font}"
                    >
                      <tr>
                        ${[addressCell(words.deliveryAddress, order.deliveryAddress), addressCell(words.billingAddress, order.billingAddress)]}
                      </tr>
                    </table>
                    <p style="margin:16px 0">
                      <a href="${orderUrl}" style="font-weight:700">${words.see}</a>
                    </p>
                    <p class="muted" style="margin:0 0 8px;font-size:14px">${words.withdrawal}</p>
                    <p class="muted" style="margin:0 0 8px;font-size:14px">${words.warranty}</p>
                    <p class="muted" style="margin:16px 0 0;font-size:14px">
                      ${shop.company.name}, ${shop.company.seat}, P.IVA ${shop.company.vatNumber}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

function addressCell(name: string, address: PlacedAddress): Html {
  const lines = addressLines(address).map((line) => html`<br />${line}`);
  return html`<td valign="top" width="50%" style="padding-right:12px"><b>${name}</b>${lines}</td>`;
}
