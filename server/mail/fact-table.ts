/** What a mail says point by point: a name and its value, as lines of text and as a table. */
import { html, type Html } from '../http/html.ts';
import { mailFont } from './mail-sheet.ts';

export type Facts = readonly (readonly [name: string, value: string])[];

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
