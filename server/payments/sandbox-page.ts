/** The sandbox's hosted page: a form that works without JavaScript, in the shop's look. */
import type { Locale } from '../../domain/constants.ts';
import { formatMoney } from '../../domain/format.ts';
import { html } from '../http/html.ts';
import { sandboxWords } from './sandbox-words.ts';

export type CardProblem = 'required' | 'unknown';

/** @param problem what is wrong with the number that was sent, told beside the field */
export function sandboxPage(
  payment: { readonly orderNumber: string; readonly amount: number; readonly locale: Locale },
  problem?: CardProblem,
): string {
  const { locale } = payment;
  const words = sandboxWords[locale];
  const amount = formatMoney(payment.amount, locale);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title} · Smonto</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/sandbox/pay.css" />
      </head>
      <body>
        <p class="banner" role="note">${words.banner}</p>
        <main>
          <p class="logo"><span class="hole"></span>smonto</p>
          <h1>${words.heading}</h1>
          <dl>
            <dt>${words.order}</dt>
            <dd><span class="tag">${payment.orderNumber}</span></dd>
            <dt>${words.amount}</dt>
            <dd class="amount">${amount}</dd>
          </dl>
          <form method="post" novalidate>
            <div class="field">
              <label for="card">${words.card}</label>
              <input
                id="card"
                name="card"
                inputmode="numeric"
                autocomplete="cc-number"
                required
                maxlength="32"
                ${problem ? html` aria-invalid="true" aria-describedby="card-problem" autofocus` : undefined}
              />
              ${problem ? html`<p class="problem" id="card-problem" role="alert">${words[problem]}</p>` : undefined}
            </div>
            <div class="pair">
              <div class="field">
                <label for="expiry">${words.expiry}</label>
                <input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7" />
              </div>
              <div class="field">
                <label for="cvc">${words.cvc}</label>
                <input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" />
              </div>
            </div>
            <button type="submit">${words.pay} ${amount}</button>
          </form>
          <section aria-labelledby="cards">
            <h2 id="cards">${words.cards}</h2>
            <ul>
              <li><code>4242 4242 4242 4242</code> ${words.paid}</li>
              <li><code>4000 0000 0000 0002</code> ${words.declined}</li>
              <li><code>4000 0000 0000 9995</code> ${words.insufficient_funds}</li>
            </ul>
          </section>
        </main>
      </body>
    </html> `.text;
}
