/** A mail to the shop itself about what became of an order: what it is about, piece by piece, and what to do next. In Italian. */
import { html } from '../../http/html.ts';
import { shop } from '../../../shop.config.ts';
import { factLines, factTable, type Facts, companyLine, mailSheet } from '../mail-sheet.ts';
import type { Mail } from '../mailer.ts';

/** What to do, and the command of the shopkeeper's program that does it. */
export type Step = { readonly when: string; readonly command: string };

export type ShopNotice = {
  /** Names the mail: the same news have the same name. */
  readonly messageId: string;
  readonly subject: string;
  readonly intro: string;
  /** One list for each piece. */
  readonly pieces: readonly Facts[];
  readonly facts: Facts;
  readonly steps: readonly Step[];
};

const program = 'npm run shop --';

/** @returns text and HTML that say the same; a buyer's words stand in it as they are, and never as markup */
export function shopNotice({ messageId, subject, intro, pieces, facts, steps }: ShopNotice): Mail {
  return {
    to: shop.email,
    subject,
    messageId,
    text: [
      intro,
      '',
      ...pieces.flatMap((piece) => [...factLines(piece), '']),
      ...factLines(facts),
      '',
      ...steps.flatMap(({ when, command }) => [`${when}:`, `${program} ${command}`, '']),
      companyLine('it'),
    ].join('\n'),
    html: mailSheet(
      'it',
      subject,
      html`
        <p style="margin:0 0 16px">${intro}</p>
        ${pieces.map((piece) => html`<div style="margin:0 0 16px">${factTable(piece)}</div>`)}
        ${factTable(facts)}
        ${steps.map(
          ({ when, command }) =>
            html`<p style="margin:16px 0 0">
              ${when}:<br /><span style="font-family:monospace;word-break:break-word"
                >${program} ${command}</span
              >
            </p>`,
        )}
      `,
    ),
  };
}
