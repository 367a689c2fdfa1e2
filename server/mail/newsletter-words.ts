/** What the mails of the newsletter's door say. */
import { newsletterLinkHours, type Locale } from '../../domain/constants.ts';

export const newsletterWords = {
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
