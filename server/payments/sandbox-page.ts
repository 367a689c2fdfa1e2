/** The sandbox's hosted page: a form that works without JavaScript, in the shop's look. */
import type { Locale } from '../../domain/constants.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { html } from '../http/html.ts';

/** The shop's sign, as `src/ui/logo` and the favicon draw it. */
const sign = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path
    fill-rule="evenodd"
    d="M7.4 2H20a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 20 22H7.4a2.5 2.5 0 0 1-1.8-.7L2.2 17.8a2.5 2.5 0 0 1-.7-1.8V8a2.5 2.5 0 0 1 .7-1.8l3.4-3.5A2.5 2.5 0 0 1 7.4 2zM8.5 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"
  />
</svg>`;

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
        <p class="trial" role="note">${words.banner}</p>
        <header>
          <span class="logo">${sign}smonto</span>
        </header>
        <main>
          <h1>${words.heading}</h1>
          <section class="panel" aria-label="${words.heading}">
            <dl>
              <div>
                <dt>${words.order}</dt>
                <dd><span class="tag">${payment.orderNumber}</span></dd>
              </div>
              <div class="amount">
                <dt>${words.amount}</dt>
                <dd>${amount}</dd>
              </div>
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
          </section>
          <section class="panel cards" aria-labelledby="cards">
            <h2 id="cards">${words.cards}</h2>
            <ul>
              <li><code>4242 4242 4242 4242</code> <span>${words.paid}</span></li>
              <li><code>4000 0000 0000 0002</code> <span>${words.declined}</span></li>
              <li><code>4000 0000 0000 9995</code> <span>${words.insufficient_funds}</span></li>
            </ul>
          </section>
        </main>
      </body>
    </html> `.text;
}

/** What the sandbox's page says, in the payment's language. */
const sandboxWords = {
  it: {
    title: 'Pagamento di prova',
    banner: 'Questo è un pagamento di prova: nessuna carta viene addebitata.',
    heading: 'Paga con carta',
    order: 'Ordine',
    amount: 'Da pagare',
    card: 'Numero della carta',
    expiry: 'Scadenza (MM/AA)',
    cvc: 'Codice di sicurezza (CVC)',
    pay: 'Paga',
    cards: 'Carte di prova',
    paid: 'pagamento riuscito',
    declined: 'carta rifiutata',
    insufficient_funds: 'fondi insufficienti',
    required: 'Inserisci il numero della carta.',
    unknown: 'Questo numero non è una carta di prova: usa uno di quelli elencati sotto.',
  },
  en: {
    title: 'Test payment',
    banner: 'This is a test payment: no card is charged.',
    heading: 'Pay by card',
    order: 'Order',
    amount: 'To pay',
    card: 'Card number',
    expiry: 'Expiry (MM/YY)',
    cvc: 'Security code (CVC)',
    pay: 'Pay',
    cards: 'Test cards',
    paid: 'payment succeeds',
    declined: 'card declined',
    insufficient_funds: 'insufficient funds',
    required: 'Enter the card number.',
    unknown: 'This number is not a test card: use one of those listed below.',
  },
} satisfies Record<Locale, Record<string, string>>;
