/** Mails about a password: the link to set it anew, and that it was changed. */
import { resetLinkMinutes, type Locale } from '../../domain/constants.ts';
import { formatMoment } from '../../domain/format.ts';
import { href } from '../../domain/routes.ts';
import { shop } from '../../shop.config.ts';
import { linkMail } from './link-mail.ts';
import type { Mail } from './mailer.ts';

const resetWords = {
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

type ResetLink = {
  readonly to: string;
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly token: string;
  /** Names the mail. */
  readonly messageId: string;
};

export function passwordResetMail({ to, locale, publicUrl, token, messageId }: ResetLink): Mail {
  return linkMail({
    ...resetWords[locale],
    to,
    locale,
    url: publicUrl + href(locale, 'reset', {}, { token }),
    messageId,
  });
}

const changedWords = {
  it: {
    subject: 'La password del tuo account Smonto è cambiata',
    greeting: 'Ciao,',
    intro: (moment: string) =>
      `la password del tuo account è stata cambiata il ${moment}. Sugli altri dispositivi dovrai accedere di nuovo.`,
    link: 'Scegli una nuova password',
    after: `L'hai cambiata tu? Allora è tutto a posto. Se non sei stato tu, scegline subito una nuova con il link e scrivici a ${shop.email}.`,
  },
  en: {
    subject: 'The password of your Smonto account has changed',
    greeting: 'Hello,',
    intro: (moment: string) =>
      `The password of your account was changed on ${moment}. Your other devices will have to sign in again.`,
    link: 'Choose a new password',
    after: `Was it you? Then all is well. If not, choose a new one at once with the link, and write to ${shop.email}.`,
  },
} satisfies Record<Locale, object>;

type PasswordChanged = {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  /** ISO 8601. */
  readonly changedAt: string;
};

/** The same change always makes the same mail, under the same name. */
export function passwordChangedMail(
  { id, email, locale, changedAt }: PasswordChanged,
  publicUrl: string,
): Mail {
  const { intro, ...others } = changedWords[locale];
  return linkMail({
    ...others,
    intro: intro(formatMoment(changedAt, locale)),
    to: email,
    locale,
    url: publicUrl + href(locale, 'forgot'),
    messageId: `password-changed-${id}-${new Date(changedAt).getTime()}`,
  });
}
