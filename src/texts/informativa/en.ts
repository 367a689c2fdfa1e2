import { bookkeepingYears, sessionLifetimeMaxDays } from '../../../domain/constants.ts';
import { consentWording } from '../../../domain/consent-wording.ts';
import { shop } from '../../../shop.config.ts';
import { controller, rights, transfers } from '../privacy-sections.ts';
import { list, type Text } from '../text.ts';

export const text: Text = {
  title: 'Information for customers',
  lead: 'How we process the data of those who register and order (art. 13 of Regulation (EU) 2016/679, GDPR).',
  version: consentWording.version,
  updated: '2026-11-26',
  sections: [
    controller.en,
    {
      id: 'data',
      title: 'Which data',
      blocks: [
        list(
          'Account: first and last name, e-mail, telephone, language, tax code if you give it, and the parts in your cart, to find them again on every device. Of your password we keep only a hash, from which it cannot be read back.',
          'Companies: name, VAT number, recipient code, PEC address.',
          'Billing and delivery addresses.',
          'Orders: parts, amounts, payment, shipping, returns, and the terms you accepted with their version, date and time.',
          'Safety parts: the repairer’s registration number and the plate of the car that the part is for, to check that the law allows the sale.',
        ),
        'Card details go to the payment provider alone. We know whether you paid, how much and when.',
      ],
    },
    {
      id: 'purposes',
      title: 'Why, and for how long',
      blocks: [
        {
          kind: 'table',
          caption: 'Purpose, basis and duration',
          head: ['Purpose', 'Basis (art. 6 GDPR)', 'Duration'],
          rows: [
            [
              'Keeping your account',
              'Contract (point b)',
              `until you close it; a session ${sessionLifetimeMaxDays} days at most`,
            ],
            [
              'Selling, delivering, handling returns and guarantee',
              'Contract (point b)',
              `${bookkeepingYears} years from the order`,
            ],
            [
              'Invoices and accounts',
              'Legal obligation (point c; art. 2220 of the Civil Code)',
              `${bookkeepingYears} whole years after that of the last document, also if you close the account`,
            ],
            [
              'Recording who receives safety parts',
              'Legal obligation (point c; Legislative Decree 209/2003)',
              `${bookkeepingYears} years`,
            ],
            [
              'Stopping abuse and defending ourselves in court',
              'Legitimate interest (point f)',
              'as long as claims can be brought',
            ],
          ],
        },
      ],
    },
    {
      id: 'necessity',
      title: 'If you would rather not give them',
      blocks: [
        'Fields marked as optional can stay empty. Without the others we cannot open the account or carry out the order.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives them',
      blocks: [
        list(
          'Those who host the site and deliver e-mail, as processors.',
          'The payment provider and the bank.',
          `The couriers (${shop.couriers.join(', ')}): name, address and telephone.`,
          'The accountant, whoever transmits our electronic invoices, the tax authority and other authorities, where the law requires it.',
        ),
        'We do not sell them or use them for profiles. No decision about you is made by a machine alone.',
      ],
    },
    transfers.en,
    rights.en,
  ],
};
