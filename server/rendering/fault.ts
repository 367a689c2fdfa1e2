/** The last resort: what a page says that cannot be rendered, with the number under which it is in the log. */
import type { Locale } from '../../domain/constants.ts';
import { href } from '../../domain/routes.ts';
import { shop } from '../../shop.config.ts';
import { html } from '../http/html.ts';

type Words = {
  readonly title: string;
  readonly text: string;
  /** What the link says. */
  readonly wayOn: string;
  readonly status: string;
};

const faultWords: Record<Locale, Words> = {
  it: {
    title: 'Qualcosa è andato storto.',
    text: 'La colpa è nostra. Riprova tra poco.',
    wayOn: 'Vai alla pagina iniziale',
    status: 'Errore 500',
  },
  en: {
    title: 'Something went wrong.',
    text: 'It is our fault. Try again in a moment.',
    wayOn: 'Go to the home page',
    status: 'Error 500',
  },
};

const busyWords: Record<Locale, Words> = {
  it: {
    title: 'In negozio c’è troppa gente.',
    text: 'Tra qualche secondo c’è di nuovo posto. Quello che hai nel carrello resta dov’è.',
    wayOn: 'Riprova',
    status: 'Errore 503',
  },
  en: {
    title: 'The shop is very busy.',
    text: 'There will be room again in a few seconds. What is in your cart stays where it is.',
    wayOn: 'Try again',
    status: 'Error 503',
  },
};

/** A page that failed: it is our fault. */
export const faultDocument = (locale: Locale, requestId: string): string =>
  plainDocument(locale, faultWords[locale], href(locale, 'home'), requestId);

/** A page that nobody has time for. @param address of the page, to ask for it again */
export const busyDocument = (locale: Locale, address: string, requestId: string): string =>
  plainDocument(locale, busyWords[locale], address, requestId);

function plainDocument(
  locale: Locale,
  { title, text, wayOn, status }: Words,
  address: string,
  requestId: string,
): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${shop.name}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/plain.css" />
      </head>
      <body>
        <header><img src="/favicon.svg" alt="" width="28" height="28" />smonto</header>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <p><a href="${address}">${wayOn}</a></p>
          <p><small>${status} · ${requestId}</small></p>
        </main>
      </body>
    </html> `.text;
}
