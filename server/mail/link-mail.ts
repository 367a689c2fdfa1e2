/** A mail that leads to one place: some words, the link, some more words. */
import type { Locale } from '../../domain/constants.ts';
import { html } from '../http/html.ts';
import { companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';

export type LinkMail = Pick<Mail, 'to' | 'messageId' | 'subject'> & {
  readonly locale: Locale;
  readonly greeting: string;
  readonly intro: string;
  readonly link: string;
  readonly url: string;
  readonly after: string;
};

/** @returns text and HTML that say the same */
export function linkMail(mail: LinkMail): Mail {
  const { to, messageId, subject, locale, greeting, intro, link, url, after } = mail;
  return {
    to,
    messageId,
    subject,
    text: [greeting, intro, '', `${link}: ${url}`, '', after, '', companyLine(locale)].join('\n'),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${greeting}</p>
        <p style="margin:0 0 16px">${intro}</p>
        <p style="margin:0 0 16px"><a href="${url}" style="font-weight:700">${link}</a></p>
        <p class="muted" style="margin:0 0 8px;font-size:14px">${after}</p>
      `,
    ),
  };
}
