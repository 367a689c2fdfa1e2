/** The mails of the newsletter's door: is it you, and welcome. */
import type { Locale } from '../../domain/constants.ts';
import { href } from '../../domain/routes.ts';
import { html } from '../http/html.ts';
import { companyLine, mailSheet } from './mail-sheet.ts';
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
  return letter({
    messageId: `newsletter-confirmation-${id}-${requestedAt.getTime()}`,
    to: email,
    locale,
    subject: words.confirmSubject,
    text: words.confirmText,
    link: { text: words.confirmGo, url: publicUrl + href(locale, 'newsletterConfirm', {}, { token }) },
    below: words.confirmNotYou,
  });
}

/** Says that it worked, and how to end it: on a page, or by the mail program itself. */
export function newsletterWelcome(
  subscriber: Subscriber & { readonly confirmedAt: string; readonly unsubscribeToken: string },
  publicUrl: string,
): Mail {
  const { id, email, locale, confirmedAt, unsubscribeToken: token } = subscriber;
  const words = newsletterWords[locale];
  const mail = letter({
    messageId: `newsletter-welcome-${id}-${new Date(confirmedAt).getTime()}`,
    to: email,
    locale,
    subject: words.welcomeSubject,
    text: words.welcomeText,
    link: {
      text: words.unsubscribe,
      url: publicUrl + href(locale, 'newsletterUnsubscribe', {}, { token }),
    },
    below: words.welcomeBelow,
  });
  return { ...mail, unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe?token=${token}` };
}

type Letter = {
  readonly messageId: string;
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly link: { readonly text: string; readonly url: string };
  readonly below: string;
};

function letter({ messageId, to, locale, subject, text, link, below }: Letter): Mail {
  const { greeting } = newsletterWords[locale];
  return {
    to,
    subject,
    messageId,
    text: [greeting, text, '', `${link.text}:`, link.url, '', below, '', companyLine].join('\n'),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${greeting}</p>
        <p style="margin:0 0 16px">${text}</p>
        <p style="margin:0 0 16px"><a href="${link.url}" style="font-weight:700">${link.text}</a></p>
        <p class="muted" style="margin:0;font-size:14px">${below}</p>
      `,
    ),
  };
}
