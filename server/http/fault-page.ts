/** The last resort: what a page says that cannot be rendered, with the number under which it is in the log. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../domain/constants.ts';
import { href, localized, splitLocale } from '../../domain/routes.ts';
import { shop } from '../../shop.config.ts';
import { markPrivate } from './caching.ts';
import { retryAfterSeconds } from './errors.ts';
import { html } from './html.ts';
import { splitAddress } from './split-address.ts';

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

/** Why it is worth coming again: there is too much to do, or the database does not answer. */
type Reason = 'busy' | 'away';

const laterWords: Record<Reason, Record<Locale, Words>> = {
  busy: {
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
  },
  away: {
    it: {
      title: 'Il negozio non risponde.',
      text: 'La colpa è nostra. Riprova tra poco: quello che hai nel carrello resta dov’è.',
      wayOn: 'Riprova',
      status: 'Errore 503',
    },
    en: {
      title: 'The shop does not answer.',
      text: 'It is our fault. Try again in a moment: what is in your cart stays where it is.',
      wayOn: 'Try again',
      status: 'Error 503',
    },
  },
};

/** A page that failed: it is our fault. */
export const faultDocument = (locale: Locale, requestId: string): string =>
  plainDocument(locale, faultWords[locale], href(locale, 'home'), requestId);

/** A page that cannot be had now. @param address of the page, to ask for it again */
export const laterDocument = (reason: Reason, locale: Locale, address: string, requestId: string): string =>
  plainDocument(locale, laterWords[reason][locale], address, requestId);

export function sendFault(reply: FastifyReply, { url, id }: FastifyRequest): FastifyReply {
  const { locale } = splitLocale(splitAddress(url).pathname);
  markPrivate(reply);
  return reply.code(500).type('text/html; charset=utf-8').send(faultDocument(locale, id));
}

/** Says when to come again, with a link to the same page. */
export function sendLater(reply: FastifyReply, { url, id }: FastifyRequest, reason: Reason): FastifyReply {
  const { pathname, search } = splitAddress(url);
  const { locale, path } = splitLocale(pathname);
  // Made anew: of an address that begins with two slashes the browser would read another shop's.
  const address = localized(path, locale) + search;
  markPrivate(reply);
  return reply
    .code(503)
    .header('retry-after', retryAfterSeconds)
    .type('text/html; charset=utf-8')
    .send(laterDocument(reason, locale, address, id));
}

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
