/** The mail that somebody gets who registered. Without their name: whoever registers may write anything there, and have it sent to anybody. */
import type { Locale } from '../../domain/constants.ts';
import { href } from '../../domain/routes.ts';
import { shop } from '../../shop.config.ts';
import { linkMail } from './link-mail.ts';
import type { Mail } from './mailer.ts';

const words = {
  it: {
    subject: 'Il tuo account Smonto è pronto',
    greeting: 'Ciao,',
    intro: 'il tuo account è pronto. Qui ritrovi ordini, resi e fatture, e gli indirizzi che usi.',
    link: 'Vai al tuo account',
    after: `Non hai creato tu questo account? Scrivici a ${shop.email} e lo cancelliamo.`,
  },
  en: {
    subject: 'Your Smonto account is ready',
    greeting: 'Hello,',
    intro: 'Your account is ready. It keeps your orders, returns and invoices, and the addresses you use.',
    link: 'Go to your account',
    after: `You did not create this account? Write to ${shop.email} and we will delete it.`,
  },
} satisfies Record<Locale, object>;

export type Registered = { readonly id: string; readonly email: string; readonly locale: Locale };

/** The same account always makes the same mail, under the same name. */
export function welcomeMail({ id, email, locale }: Registered, publicUrl: string): Mail {
  return linkMail({
    ...words[locale],
    to: email,
    locale,
    url: publicUrl + href(locale, 'account'),
    messageId: `welcome-${id}`,
  });
}
