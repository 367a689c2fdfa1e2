/** A request for a part, for the shop. */
import type { Locale } from '../../domain/constants.ts';
import type { Mail } from './mailer.ts';
import { writtenToShop } from './written-to-shop.ts';

export type RequestedPart = {
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
