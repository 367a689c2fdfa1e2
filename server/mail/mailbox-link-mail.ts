/** The link by which somebody shows that an account's mailbox is theirs, asked for once more. */
import type { Locale } from '../../domain/constants.ts';
import { href } from '../../domain/routes.ts';
import { policies, shop } from '../../shop.config.ts';
import { linkMail } from './link-mail.ts';
import type { Mail } from './mailer.ts';

const words = {
  it: {
    subject: 'Conferma la tua casella di posta',
    greeting: 'Ciao,',
    intro: `premi qui e sappiamo che questa casella è tua. Da quel momento vale lo sconto di benvenuto del ${policies.welcomeDiscount.percent}%, se è il tuo primo ordine.`,
    link: 'Conferma la casella',
    after: `Non hai creato tu un account con questo indirizzo? Non premere niente, e scrivici a ${shop.email}: lo cancelliamo.`,
  },
  en: {
    subject: 'Confirm your mailbox',
    greeting: 'Hello,',
    intro: `Press here and we know that this mailbox is yours. From then on you have the welcome discount of ${policies.welcomeDiscount.percent}%, if it is your first order.`,
    link: 'Confirm the mailbox',
    after: `You did not create an account with this address? Press nothing, and write to ${shop.email}: we will delete it.`,
  },
} satisfies Record<Locale, object>;

export type MailboxLink = {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly askedAt: string;
  readonly token: string;
};

/** Asked for at the same moment it is the same mail, under the same name. @param link `askedAt` in ISO 8601 */
export function mailboxLinkMail({ id, email, locale, askedAt, token }: MailboxLink, publicUrl: string): Mail {
  return linkMail({
    ...words[locale],
    to: email,
    locale,
    url: publicUrl + href(locale, 'mailboxConfirm', {}, { token }),
    messageId: `mailbox-link-${id}-${new Date(askedAt).getTime()}`,
  });
}
