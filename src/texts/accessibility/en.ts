import { shop } from '../../../shop.config.ts';
import { list, type Text } from '../text.ts';

export const text: Text = {
  title: 'Accessibility statement',
  lead: 'How the shop works with a keyboard, a screen reader or zoom, what is missing, and whom to tell.',
  version: '2026-11',
  updated: '2026-11-21',
  sections: [
    {
      id: 'service',
      title: 'The service',
      blocks: [
        `${shop.name} sells used parts online. You search for a part, read its page, put it into the cart, order and pay; your account holds orders and addresses. It is an e-commerce service under Italian Legislative Decree 82/2022, which implements Directive (EU) 2019/882.`,
      ],
    },
    {
      id: 'standard',
      title: 'The rule we follow',
      blocks: [
        'WCAG 2.2, level AA, which includes the web requirements of EN 301 549.',
        list(
          'Everything can be done by keyboard alone; where you are is always visible, and the first link leads to the content.',
          'Each page has one main heading and named regions. After a change of page a screen reader says the new heading.',
          'Fields have labels, and an error is written beside its field.',
          'Text has the required contrast in light and dark, and can be enlarged to 200% without losing anything. At a width of 320 pixels nothing scrolls sideways.',
          'Touch targets measure 44 pixels. Animations stop if the device asks for it.',
          'PDF documents have a title, a language, structure and bookmarks.',
        ),
      ],
    },
    {
      id: 'state',
      title: 'State and limits',
      blocks: [
        'We consider the shop partially conformant. Every page is checked with automatic tools (axe), and the main paths by keyboard.',
        list(
          'People with disabilities have not yet tried the shop for us.',
          'Photographs of parts have a short description made of the part’s name and number: it does not describe visible flaws. If you cannot see the photo, we describe it to you.',
          'The payment page belongs to the payment provider, who answers for it.',
        ),
      ],
    },
    {
      id: 'feedback',
      title: 'If something does not work',
      blocks: [
        [
          'Write to ',
          { words: shop.email, href: `mailto:${shop.email}` },
          ` or call ${shop.phones[0]}: tell us the page, what you wanted to do, and with which tools. We help you to finish your purchase another way, also by telephone, and mend the fault.`,
        ],
        [
          'If our answer is not enough you can turn to AgID, the agency that supervises services in Italy: ',
          { words: 'agid.gov.it', href: 'https://www.agid.gov.it' },
          '.',
        ],
      ],
    },
    {
      id: 'date',
      title: 'When it was written',
      blocks: [
        'This statement comes from our own assessment. We review it with every important change, and at least once a year.',
      ],
    },
  ],
};
