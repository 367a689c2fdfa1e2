/** Somebody is invited to the yard's desk: the mail with the link to a password of their own. */
import type { Locale } from '../../../domain/constants.ts';
import { staffLinkHours } from '../../../domain/desk/staff.ts';
import { shop } from '../../../shop.config.ts';
import { linkMail } from '../link-mail.ts';
import type { Mail } from '../mailer.ts';

const words = {
  it: {
    subject: `Il tuo posto al banco di ${shop.name}`,
    intro: `ti aspettiamo al banco di ${shop.name}: da lì prepari gli ordini, li spedisci e vedi che cosa c’è da fare. Scegli una password, poi una passkey o un’app di codici: servono tutte e due, ogni volta.`,
    link: 'Scegli la password',
    after: `Il link vale ${staffLinkHours} ore e una volta sola. Non sai di che cosa si tratta? Non premere niente e buttalo via.`,
  },
  en: {
    subject: `Your place at the desk of ${shop.name}`,
    intro: `Your place at the desk of ${shop.name} is ready: there you pick, pack and ship orders, and see what is to be done. Choose a password, then a passkey or an app for codes: you need both, each time.`,
    link: 'Choose a password',
    after: `The link is good for ${staffLinkHours} hours, once. You do not know what this is about? Press nothing and throw it away.`,
  },
} satisfies Record<Locale, object>;

type Invited = { readonly name: string; readonly email: string; readonly locale: Locale };

/** The same link always makes the same mail, under the same name. @param url with the token behind its `#` */
export function staffInvitation({ name, email, locale }: Invited, url: string, messageId: string): Mail {
  const greeting = locale === 'it' ? `Ciao ${name},` : `Hello ${name},`;
  return linkMail({ ...words[locale], greeting, to: email, locale, url, messageId });
}
