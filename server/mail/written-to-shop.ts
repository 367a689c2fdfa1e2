/** What visitors write to the shop by its forms, as mails to whoever runs it. */
import type { Locale } from '../../domain/constants.ts';
import type { ContactMessage } from '../../domain/contract/forms.ts';
import { shop } from '../../shop.config.ts';
import { html } from '../http/html.ts';
import { factLines, factTable, companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';

type WrittenToShop = {
  /** Names the mail. */
  readonly messageId: string;
  readonly subject: string;
  readonly intro: string;
  /** What is known, by its name; the rest is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null | undefined])[];
  readonly message: string;
  /** Who wrote: the answer goes there. */
  readonly email: string;
};

/** @returns text and HTML; a stranger's words stand in it as they are, line breaks kept, and never as markup */
function writtenToShop({ messageId, subject, intro, facts, message, email }: WrittenToShop): Mail {
  const known = facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return {
    to: shop.email,
    replyTo: email,
    subject,
    messageId,
    text: [intro, '', ...factLines(known), '', message, '', companyLine('it')].join('\n'),
    html: mailSheet(
      'it',
      subject,
      html`
        <p style="margin:0 0 16px">${intro}</p>
        ${factTable(known)}
        <p style="margin:16px 0 0;white-space:pre-line">${message}</p>
      `,
    ),
  };
}

type SentMessage = { readonly id: string } & Pick<ContactMessage, 'fullName' | 'email' | 'message'>;

/** The same message always makes the same mail, under the same name. */
export function contactMail({ id, fullName, email, message }: SentMessage): Mail {
  return writtenToShop({
    messageId: `contact-${id}`,
    subject: `Messaggio di ${fullName}`,
    intro: 'Qualcuno ha scritto dal sito. Rispondendo a questa e-mail gli scrivi direttamente.',
    facts: [
      ['Nome', fullName],
      ['E-mail', email],
    ],
    message,
    email,
  });
}

type RequestedPart = {
  readonly id: string;
  readonly locale: Locale;
  readonly brand: string;
  readonly model: string;
  readonly fullName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly message: string;
  readonly quantity: number;
};

const languages: Record<Locale, string> = { it: 'italiano', en: 'inglese' };

/**
 * The same request always makes the same mail, under the same name.
 *
 * @param photos as JPEG, in the order in which they were chosen; they go along
 */
export function requestMail(request: RequestedPart, photos: readonly Uint8Array[]): Mail {
  const { id, locale, brand, model, fullName, email, phoneNumber, message, quantity } = request;
  const mail = writtenToShop({
    messageId: `request-${id}`,
    subject: `Richiesta di ricambio: ${brand} ${model}`,
    intro: 'Qualcuno cerca un ricambio. Rispondendo a questa e-mail gli scrivi direttamente.',
    facts: [
      ['Auto', `${brand} ${model}`],
      ['Pezzi', String(quantity)],
      ['Nome', fullName],
      ['E-mail', email],
      ['Telefono', phoneNumber],
      ['Lingua', languages[locale]],
      ['Foto', photos.length > 0 ? String(photos.length) : null],
      ['Richiesta', id],
    ],
    message,
    email,
  });
  return {
    ...mail,
    attachments: photos.map((content, at) => ({ name: `foto-${at + 1}.jpg`, type: 'image/jpeg', content })),
  };
}
