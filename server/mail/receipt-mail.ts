/**
 * A mail to somebody who wrote to the shop: it arrived, and when the answer comes. Nobody proved that the address is theirs,
 * so nothing that can be written freely stands in it, no name, no message and no car but those of the lists: it would be
 * a way to mail anything to anybody in the shop's name (decision 0013).
 */
import type { Locale } from '../../domain/constants.ts';
import { requestReference } from '../../domain/request-reference.ts';
import { html } from '../http/html.ts';
import { factLines, factTable, type Facts } from './fact-table.ts';
import { companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';
import { receiptWords } from './receipt-words.ts';

export type ReceivedRequest = {
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
