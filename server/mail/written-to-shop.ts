/** A mail to the shop itself about what somebody wrote. In Italian, as the shop's people are. */
import { html } from '../http/html.ts';
import { shop } from '../../shop.config.ts';
import { factLines, factTable } from './fact-table.ts';
import { companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';

export type WrittenToShop = {
  /** Names the mail. */
  readonly messageId: string;
  readonly subject: string;
  readonly intro: string;
  /** What is known, by its name; the rest is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null | undefined])[];
  readonly message: string;
  /** Who wrote: the answer goes there. */
  readonly email: string;
};

/** @returns text and HTML; a stranger's words stand in it as they are, line breaks kept, and never as markup */
export function writtenToShop({ messageId, subject, intro, facts, message, email }: WrittenToShop): Mail {
  const known = facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return {
    to: shop.email,
    replyTo: email,
    subject,
    messageId,
    text: [intro, '', ...factLines(known), '', message, '', companyLine('it')].join('\n'),
    html: mailSheet(
      'it',
      subject,
      html`
        <p style="margin:0 0 16px">${intro}</p>
        ${factTable(known)}
        <p style="margin:16px 0 0;white-space:pre-line">${message}</p>
      `,
    ),
  };
}
