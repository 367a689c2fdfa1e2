/** The mail with the link to a new password. */
import { resetLinkMinutes, type Locale } from '../../domain/constants.ts';
import { href } from '../../domain/routes.ts';
import { linkMail } from './link-mail.ts';
import type { Mail } from './mailer.ts';

const words = {
  it: {
    subject: 'Una nuova password per il tuo account Smonto',
    greeting: 'Ciao,',
    intro: 'qualcuno, speriamo tu, ha chiesto una nuova password per il tuo account.',
    link: 'Scegli la nuova password',
    after: `Il link vale ${resetLinkMinutes} minuti e si usa una volta sola. Se non l'hai chiesto tu, non devi fare niente: la password resta quella di prima.`,
  },
  en: {
    subject: 'A new password for your Smonto account',
    greeting: 'Hello,',
    intro: 'Somebody, hopefully you, asked for a new password for your account.',
    link: 'Choose the new password',
    after: `The link is good for ${resetLinkMinutes} minutes and works once. If it was not you, there is nothing to do: your password stays as it is.`,
  },
} satisfies Record<Locale, object>;

export type ResetLink = {
  readonly to: string;
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly token: string;
  /** Names the mail. */
  readonly messageId: string;
};

export function passwordResetMail({ to, locale, publicUrl, token, messageId }: ResetLink): Mail {
  return linkMail({
    ...words[locale],
    to,
    locale,
    url: publicUrl + href(locale, 'reset', {}, { token }),
    messageId,
  });
}
