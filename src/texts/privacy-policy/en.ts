import { knownPlaceDays, requestRetentionMonths } from '../../../domain/constants.ts';
import { consentWording } from '../../../domain/consent-wording.ts';
import { shop } from '../../../shop.config.ts';
import { controller, rights, transfers } from '../privacy-sections.ts';
import { list, type Text } from '../text.ts';

export const text: Text = {
  title: 'Privacy policy',
  lead: `What happens to your data when you visit ${shop.name} or write to us. For those who register and order there is also the information for customers.`,
  version: consentWording.version,
  updated: '2026-11-27',
  sections: [
    controller.en,
    {
      id: 'visit',
      title: 'When you visit the site',
      blocks: [
        `The server receives the IP address, the page asked for, the language and the kind of browser: it cannot answer without them. It also uses the IP address to stop anybody who sends too many requests: it keeps only a hash of it, for three days at most, or for ${knownPlaceDays} days where you signed in to your account, so that wrong passwords sent by others do not keep you out. The error log holds no personal data.`,
        'We count how many visits, carts and orders there are in a day: only the total, without cookies, without reading or writing anything on your device, and with nothing that says whose they are. Automatic programs, and browsers that send the Global Privacy Control signal, are not counted.',
        'The basis is our legitimate interest in running and protecting the site (art. 6(1)(f) GDPR).',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      blocks: [
        [
          'Only technical cookies and storage that the shop needs: language, session, cart, viewed parts. The list, name by name, is on the page ',
          { words: 'Cookies and browser storage', to: 'cookies' },
          '. Google’s statistics start only if you consent.',
        ],
        'Only if you ask for it, the device also keeps the whole catalogue, which is the same for everybody, and your latest orders (number, pieces, state and tracking code), to read them without a network. The orders go when you remove them, when you sign out, when the session expires, when you erase the account or when somebody else signs in.',
      ],
    },
    {
      id: 'writing',
      title: 'When you write to us',
      blocks: [
        list(
          `A message or a request for a part: we use your name, e-mail address, telephone number if you give it, the text and the photos to answer you. Basis: steps taken at your request before a contract (point b). The site erases a message or a request, with its photos and our answers, ${requestRetentionMonths.afterAnswer} months after the answer, or ${requestRetentionMonths.afterArrival} months after it came if it had none; e-mails we keep as long as they are needed. Earlier, if you ask and nothing prevents it.`,
          `Chat: the links to the numbers ${shop.phones.join(' and ')} open WhatsApp, which processes your data under its own rules. Until you open them it receives nothing.`,
        ),
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      blocks: [
        'If you subscribe we use your e-mail address and language to send you the newsletter. It starts only after you confirm from the e-mail you receive. Basis: your consent (point a). Every issue has the link to unsubscribe; we keep the proof of consent as long as it is needed.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives the data',
      blocks: [
        'Those who host the site and deliver e-mail, as processors (art. 28 GDPR), under a contract and for this alone. The authorities, where the law requires it. We do not sell data, we make no profiles, and no decision about you is made by a machine alone.',
      ],
    },
    transfers.en,
    rights.en,
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If this document changes, so do the version and the date above. If the change concerns you and you have an account, we write to you.',
      ],
    },
  ],
};
