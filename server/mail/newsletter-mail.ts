/** The mails of the newsletter's door: is it you, and welcome. */
import { type Locale, newsletterLinkHours } from '../../domain/constants.ts';
import { href } from '../../domain/routes.ts';
import { linkMail } from './link-mail.ts';
import type { Mail } from './mailer.ts';

type Subscriber = { readonly id: string; readonly email: string; readonly locale: Locale };

/**
 * Asks whether the address wants the newsletter.
 *
 * @param token of the link; good for a day
 */
export function newsletterConfirmation(
  { id, email, locale, requestedAt }: Subscriber & { readonly requestedAt: Date },
  token: string,
  publicUrl: string,
): Mail {
  const words = newsletterWords[locale];
  return linkMail({
    messageId: `newsletter-confirmation-${id}-${requestedAt.getTime()}`,
    to: email,
    locale,
    subject: words.confirmSubject,
    greeting: words.greeting,
    intro: words.confirmText,
    link: words.confirmGo,
    url: publicUrl + href(locale, 'newsletterConfirm', {}, { token }),
    after: words.confirmNotYou,
  });
}

/** Says that it worked, and how to end it: on a page, or by the mail program itself. */
export function newsletterWelcome(
  subscriber: Subscriber & { readonly confirmedAt: string; readonly unsubscribeToken: string },
  publicUrl: string,
): Mail {
  const { id, email, locale, confirmedAt, unsubscribeToken: token } = subscriber;
  const words = newsletterWords[locale];
  const mail = linkMail({
    messageId: `newsletter-welcome-${id}-${new Date(confirmedAt).getTime()}`,
    to: email,
    locale,
    subject: words.welcomeSubject,
    greeting: words.greeting,
    intro: words.welcomeText,
    link: words.unsubscribe,
    url: publicUrl + href(locale, 'newsletterUnsubscribe', {}, { token }),
    after: words.welcomeBelow,
  });
  return { ...mail, unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${token}` };
}

/** What the mails of the newsletter's door say. */
const newsletterWords = {
  it: {
    greeting: 'Ciao,',
    confirmSubject: "Conferma l'iscrizione alla newsletter",
    confirmText: `per ricevere la newsletter manca solo la conferma. Il link vale ${newsletterLinkHours} ore.`,
    confirmGo: "Conferma l'iscrizione",
    confirmNotYou:
      "Non l'hai chiesto tu? Non fare niente: senza conferma non ti scriviamo, e tra un mese dimentichiamo il tuo indirizzo.",
    welcomeSubject: 'Iscrizione riuscita',
    welcomeText:
      'la tua iscrizione alla newsletter è confermata. Ti scriviamo quando arrivano auto nuove da smontare.',
    unsubscribe: "Cancella l'iscrizione",
    welcomeBelow: 'Lo stesso link sta in fondo a ogni newsletter.',
  },
  en: {
    greeting: 'Hello,',
    confirmSubject: 'Confirm your newsletter subscription',
    confirmText: `Confirm, and the newsletter will come to you. The link is good for ${newsletterLinkHours} hours.`,
    confirmGo: 'Confirm the subscription',
    confirmNotYou:
      'It was not you? Do nothing: without a confirmation we do not write, and in a month we forget your address.',
    welcomeSubject: 'Subscribed successfully',
    welcomeText:
      'Your newsletter subscription is confirmed. We write when new cars come in to be taken apart.',
    unsubscribe: 'Unsubscribe',
    welcomeBelow: 'The same link is at the bottom of every newsletter.',
  },
} as const satisfies Record<Locale, Record<string, string>>;
