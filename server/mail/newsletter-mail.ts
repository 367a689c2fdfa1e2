/** The mails of the newsletter's door: is it you, and welcome. */
import type { Locale } from '../../domain/constants.ts';
import { href } from '../../domain/routes.ts';
import { linkMail } from './link-mail.ts';
import type { Mail } from './mailer.ts';
import { newsletterWords } from './newsletter-words.ts';

type Subscriber = { readonly id: string; readonly email: string; readonly locale: Locale };

/**
 * Asks whether the address wants the newsletter.
 *
 * @param token of the link; good for a day
 */
export function newsletterConfirmation(
  { id, email, locale, requestedAt }: Subscriber & { readonly requestedAt: Date },
  token: string,
  publicUrl: string,
): Mail {
  const words = newsletterWords[locale];
  return linkMail({
    messageId: `newsletter-confirmation-${id}-${requestedAt.getTime()}`,
    to: email,
    locale,
    subject: words.confirmSubject,
    greeting: words.greeting,
    intro: words.confirmText,
    link: words.confirmGo,
    url: publicUrl + href(locale, 'newsletterConfirm', {}, { token }),
    after: words.confirmNotYou,
  });
}

/** Says that it worked, and how to end it: on a page, or by the mail program itself. */
export function newsletterWelcome(
  subscriber: Subscriber & { readonly confirmedAt: string; readonly unsubscribeToken: string },
  publicUrl: string,
): Mail {
  const { id, email, locale, confirmedAt, unsubscribeToken: token } = subscriber;
  const words = newsletterWords[locale];
  const mail = linkMail({
    messageId: `newsletter-welcome-${id}-${new Date(confirmedAt).getTime()}`,
    to: email,
    locale,
    subject: words.welcomeSubject,
    greeting: words.greeting,
    intro: words.welcomeText,
    link: words.unsubscribe,
    url: publicUrl + href(locale, 'newsletterUnsubscribe', {}, { token }),
    after: words.welcomeBelow,
  });
  return { ...mail, unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${token}` };
}
