/** The last resort: a page that could not be rendered says so kindly, with the number under which it is in the log. */
import type { Locale } from '../../domain/constants.ts';
import { href } from '../../domain/routes.ts';
import { html } from '../http/html.ts';

const words = {
  it: {
    title: 'Qualcosa è andato storto.',
    text: 'La colpa è nostra. Riprova tra poco.',
    home: 'Vai alla pagina iniziale',
    status: 'Errore 500',
  },
  en: {
    title: 'Something went wrong.',
    text: 'It is our fault. Try again in a moment.',
    home: 'Go to the home page',
    status: 'Error 500',
  },
};

export function faultDocument(locale: Locale, requestId: string): string {
  const { title, text, home, status } = words[locale];
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <p><a href="${href(locale, 'home')}">${home}</a></p>
          <p><small>${status} · ${requestId}</small></p>
        </main>
      </body>
    </html> `.text;
}
