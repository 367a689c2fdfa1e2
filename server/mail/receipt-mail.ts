/**
 * A mail to somebody who wrote to the shop: it arrived, and when the answer comes. Nobody proved that the address is theirs,
 * so nothing that can be written freely stands in it, no name, no message and no car but those of the lists: it would be
 * a way to mail anything to anybody in the shop's name (decision 0013).
 */
import type { Locale } from '../../domain/constants.ts';
import { requestReference } from '../../domain/request-reference.ts';
import { html } from '../http/html.ts';
import { factLines, factTable, type Facts, companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';

type ReceivedRequest = {
  readonly id: string;
  readonly locale: Locale;
  readonly email: string;
  /** Names of the car; by the lists where there is an id. */
  readonly brand: string;
  readonly brandId: number | null;
  readonly model: string;
  readonly modelId: number | null;
  readonly quantity: number;
  readonly photoCount: number;
};

/** The same request always makes the same mail, under the same name. */
export function requestReceipt(request: ReceivedRequest): Mail {
  const { id, locale, email, quantity, photoCount } = request;
  const words = receiptWords[locale];
  const reference = requestReference(id);
  const car = listedCar(request);
  return receipt({
    messageId: `receipt-request-${id}`,
    to: email,
    locale,
    subject: words.requestSubject(reference),
    text: words.request,
    facts: [
      [words.reference, reference],
      ...(car ? [[words.car, car] as const] : []),
      [words.pieces, String(quantity)],
      ...(photoCount > 0 ? [[words.photos, String(photoCount)] as const] : []),
    ],
  });
}

const listedCar = ({ brand, brandId, model, modelId }: ReceivedRequest): string =>
  [brandId === null ? '' : brand, modelId === null ? '' : model].filter(Boolean).join(' ');

export function contactReceipt(message: { id: string; email: string; locale: Locale }): Mail {
  const { id, email, locale } = message;
  const words = receiptWords[locale];
  return receipt({
    messageId: `receipt-contact-${id}`,
    to: email,
    locale,
    subject: words.contactSubject,
    text: words.contact,
    facts: [],
  });
}

type Receipt = {
  readonly messageId: string;
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly facts: Facts;
};

function receipt({ messageId, to, locale, subject, text, facts }: Receipt): Mail {
  const words = receiptWords[locale];
  const lines = facts.length > 0 ? ['', ...factLines(facts)] : [];
  return {
    to,
    subject,
    messageId,
    text: [words.greeting, text, ...lines, '', words.answer, words.notYou, '', companyLine(locale)].join(
      '\n',
    ),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${words.greeting}</p>
        <p style="margin:0 0 16px">${text}</p>
        ${facts.length > 0 ? factTable(facts) : undefined}
        <p style="margin:16px 0">${words.answer}</p>
        <p class="muted" style="margin:0;font-size:14px">${words.notYou}</p>
      `,
    ),
  };
}

/** What the receipts of requests and messages say. The reply times are those of section 9 of the specification. */
const receiptWords = {
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
