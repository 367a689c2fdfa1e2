/** The mail that somebody gets who registered. Without their name: whoever registers may write anything there, and have it sent to anybody. */
import type { Locale } from '../../domain/constants.ts';
import { href } from '../../domain/routes.ts';
import { policies, shop } from '../../shop.config.ts';
import { linkMail } from './link-mail.ts';
import type { Mail } from './mailer.ts';

const words = {
  it: {
    subject: 'Il tuo account Smonto è pronto',
    greeting: 'Ciao,',
    intro: `il tuo account è pronto: ci ritrovi ordini, resi e fatture, e gli indirizzi che usi. Manca una cosa: conferma che questa casella è tua. Da quel momento vale lo sconto di benvenuto del ${policies.welcomeDiscount.percent}% sul primo ordine, per ${policies.welcomeDiscount.withinDays} giorni dalla registrazione.`,
    link: 'Conferma la casella',
    after: `Non hai creato tu questo account? Non premere niente, e scrivici a ${shop.email}: lo cancelliamo.`,
  },
  en: {
    subject: 'Your Smonto account is ready',
    greeting: 'Hello,',
    intro: `Your account is ready: it keeps your orders, returns and invoices, and the addresses you use. One thing is left: confirm that this mailbox is yours. From then on you have the welcome discount of ${policies.welcomeDiscount.percent}% on your first order, for ${policies.welcomeDiscount.withinDays} days after registering.`,
    link: 'Confirm the mailbox',
    after: `You did not create this account? Press nothing, and write to ${shop.email}: we will delete it.`,
  },
} satisfies Record<Locale, object>;

export type Registered = { readonly id: string; readonly email: string; readonly locale: Locale };

/** The same account always makes the same mail, under the same name. @param token of the link that proves the mailbox */
export function welcomeMail({ id, email, locale }: Registered, token: string, publicUrl: string): Mail {
  return linkMail({
    ...words[locale],
    to: email,
    locale,
    url: publicUrl + href(locale, 'mailboxConfirm', {}, { token }),
    messageId: `welcome-${id}`,
  });
}
