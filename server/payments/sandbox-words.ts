/** What the sandbox's page says, in the payment's language. */
import type { Locale } from '../../domain/constants.ts';

export const sandboxWords = {
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
