import { shop } from '../../../shop.config.ts';
import { list, type Text } from '../text.ts';
import { storedCookies, storedInBrowser } from './stored.ts';

export const text: Text = {
  title: 'Cookies and browser storage',
  lead: 'What the shop keeps on your device, why, and how to clear it.',
  version: '2026-11',
  updated: '2026-11-27',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        'Without asking we use only what the shop needs to work: your language, signing in, the cart. That needs no consent (art. 122 of Legislative Decree 196/2003; guidelines of the Italian data protection authority of 10 June 2021). If the shop uses Google’s statistics it asks you first; if it does not, you see no question.',
        'There are no profiling cookies, and without your consent the page loads nothing from other people’s sites.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: ['They belong to this site and to no other.', storedCookies('en')],
    },
    {
      id: 'storage',
      title: 'Browser storage',
      blocks: ['These data stay on your device.', storedInBrowser('en')],
    },
    {
      id: 'statistics',
      title: 'Statistics',
      blocks: [
        'How many visits, carts and orders there are in a day the shop counts by itself: only the total, without cookies and with nothing on your device. It does not count browsers that send the Global Privacy Control signal.',
        'No statistics tool of others starts without your yes. If the shop turns one on it asks you first, and refusing is as easy as accepting. With your yes the code of Google Analytics comes from Google’s servers and learns three things: what you put into the cart, when you open the checkout, and what you order. No advertising, and no name or address.',
        'You can change your choice at any time, here or under “Cookie preferences” at the foot of every page; if you say no, we do not ask again for six months.',
      ],
    },
    {
      id: 'control',
      title: 'How to clear them',
      blocks: [
        list(
          'Signing out removes the cookies of your session.',
          [
            'On the page ',
            { words: 'Viewed parts', to: 'viewed' },
            ' you clear the parts you looked at, and remove the catalogue from this device if you keep it.',
          ],
          [
            'On the page ',
            { words: 'Your orders', to: 'orders' },
            ' you remove the orders from this device. They go anyway when you sign out, when the session expires, when you erase the account or when somebody else signs in.',
          ],
          'In your browser’s settings you can clear all data of this site or forbid it to keep any. Without cookies you can still read the catalogue, but neither sign in nor order.',
        ),
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        [
          'Write to ',
          { words: shop.email, href: `mailto:${shop.email}` },
          '. Our other processing and your rights are in the ',
          { words: 'privacy policy', document: 'privacyPolicy' },
          '.',
        ],
      ],
    },
  ],
};
