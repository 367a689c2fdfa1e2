/** What the receipts of requests and messages say. The reply times are those of section 9 of the specification. */
import type { Locale } from '../../domain/constants.ts';

export const receiptWords = {
  it: {
    greeting: 'Ciao,',
    requestSubject: (reference: string) => `Abbiamo ricevuto la tua richiesta ${reference}`,
    request:
      'abbiamo ricevuto la tua richiesta di ricambio. Cerchiamo il pezzo e ti rispondiamo entro 24/48 ore, dal lunedì al venerdì.',
    contactSubject: 'Abbiamo ricevuto il tuo messaggio',
    contact: 'abbiamo ricevuto il tuo messaggio. Ti rispondiamo dal lunedì al venerdì.',
    reference: 'Riferimento',
    car: 'Auto',
    pieces: 'Pezzi',
    photos: 'Foto',
    answer: 'Vuoi aggiungere qualcosa? Rispondi a questa e-mail.',
    notYou: 'Non ci hai scritto tu? Qualcuno ha indicato il tuo indirizzo: non devi fare niente.',
  },
  en: {
    greeting: 'Hello,',
    requestSubject: (reference: string) => `We have received your request ${reference}`,
    request:
      'We have received your request for a part. We look for it and answer within 24 hours, Monday to Friday.',
    contactSubject: 'We have received your message',
    contact: 'We have received your message. We answer Monday to Friday.',
    reference: 'Reference',
    car: 'Car',
    pieces: 'Parts',
    photos: 'Photos',
    answer: 'Anything to add? Just answer this e-mail.',
    notYou: 'You did not write to us? Somebody gave your address: there is nothing you need to do.',
  },
} satisfies Record<Locale, Record<string, string | ((reference: string) => string)>>;
