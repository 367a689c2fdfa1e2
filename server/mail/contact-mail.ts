/** A message from the contact page, for the shop. */
import type { ContactMessage } from '../../domain/contract/forms.ts';
import type { Mail } from './mailer.ts';
import { writtenToShop } from './written-to-shop.ts';

export type SentMessage = { readonly id: string } & Pick<ContactMessage, 'fullName' | 'email' | 'message'>;

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
