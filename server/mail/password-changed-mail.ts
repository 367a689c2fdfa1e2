/** The mail that tells of a new password: whoever did not choose it has to hear of it at once. */
import type { Locale } from '../../domain/constants.ts';
import { formatMoment } from '../../domain/format.ts';
import { href } from '../../domain/routes.ts';
import { shop } from '../../shop.config.ts';
import { linkMail } from './link-mail.ts';
import type { Mail } from './mailer.ts';

const words = {
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

export type PasswordChanged = {
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
  const { intro, ...others } = words[locale];
  return linkMail({
    ...others,
    intro: intro(formatMoment(changedAt, locale)),
    to: email,
    locale,
    url: publicUrl + href(locale, 'forgot'),
    messageId: `password-changed-${id}-${new Date(changedAt).getTime()}`,
  });
}
