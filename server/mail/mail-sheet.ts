/** The sheet that every mail is written on: tables and inline styles, since mail programs know little else; dark where the reader's is. */
import type { Locale } from '../../domain/constants.ts';
import { shop } from '../../shop.config.ts';
import { html, type Html } from '../http/html.ts';

/** Text as it stands in a cell: mail programs inherit no font. */
export const mailFont = 'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif';

/** @returns a whole HTML document with the shop's name above the content and the company below */
export function mailSheet(locale: Locale, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
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
      <body style="margin:0;${mailFont}">
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
                  <td style="padding:24px;${mailFont}">
                    <p style="margin:0 0 16px;font-weight:800;font-size:20px">smonto</p>
                    ${content}
                    <p class="muted" style="margin:16px 0 0;font-size:14px">${companyLine(locale)}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

/** Who writes, below every mail (art. 7 D.Lgs. 70/2003). */
export const companyLine = (locale: Locale): string =>
  `${shop.company.name}, ${shop.company.seat}, ${locale === 'it' ? 'P. IVA' : 'VAT no.'} ${shop.company.vatNumber}`;

/** An order's number on the shop's yellow tag. */
export const orderTag = (orderNumber: string): Html =>
  html`<span style="background:#ffd257;color:#2a2000;font-family:monospace;padding:4px 10px"
    >${orderNumber}</span
  >`;

export type Facts = readonly (readonly [name: string, value: string])[];

/** What a mail says point by point: a name and its value, as lines of text and as a table. */
export const factLines = (facts: Facts): string[] => facts.map(([name, value]) => `${name}: ${value}`);

/** A value that is longer than a phone is wide, an IBAN, takes two lines: else the whole mail is shown smaller. */
export function factTable(facts: Facts): Html {
  return html`<table cellpadding="0" cellspacing="0" style="${mailFont}">
    ${facts.map(
      ([name, value]) =>
        html`<tr>
          <th align="left" valign="top" scope="row" style="padding:4px 16px 4px 0;font-weight:400">
            ${name}
          </th>
          <td valign="top" style="padding:4px 0;font-weight:700;word-break:break-word">${value}</td>
        </tr> `,
    )}
  </table>`;
}
