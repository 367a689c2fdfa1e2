import { refundDays, sendBackDays } from '../../../domain/constants.ts';
import { consentWording } from '../../../domain/consent-wording.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { policies, shop } from '../../../shop.config.ts';
import { freightAtMost } from '../figures.ts';
import { list, steps, type Text } from '../text.ts';
import { modelForm } from './form.ts';

const { company, email } = shop;

export const text: Text = {
  title: 'Withdraw from the contract',
  lead: `Changed your mind? You have ${withdrawalPeriod('en', policies.withdrawalDays)} to give a part back, and need not say why.`,
  version: consentWording.version,
  updated: '2026-11-21',
  sections: [
    {
      id: 'right',
      title: 'Your right',
      blocks: [
        `You can withdraw from the contract, without giving any reason, within ${policies.withdrawalDays.individual} days (arts. 52 to 59 of the Italian Consumer Code). The period ends ${withdrawalPeriod('en', policies.withdrawalDays)} after the day on which you, or a person you named who is not the courier, receive the part. If the order arrives in several deliveries, the last one counts.`,
        'It is enough to send your notice before the period ends. You can withdraw even before the parcel arrives, and for a single part of the order.',
      ],
    },
    {
      id: 'how',
      title: 'How to do it, in two steps',
      blocks: [
        steps(
          [
            'Open ',
            { words: 'your orders', to: 'orders' },
            ' and press “Withdraw from the contract here” beside the part.',
          ],
          'Check the details and press “Confirm withdrawal”. We send you a receipt by e-mail at once, with the content, the date and the time.',
        ),
        [
          'Any other clear statement will do as well: by e-mail to ',
          { words: email, href: `mailto:${email}` },
          `, by PEC to ${company.pec} or by post to ${company.name}, ${company.seat}, Italy. If you like, use the `,
          { words: 'model form', href: '#form' },
          ': you do not have to.',
        ],
      ],
    },
    {
      id: 'sending-back',
      title: 'Sending the part back',
      blocks: [
        `Send it to ${company.name}, ${company.seat}, Italy, without delay and at the latest ${sendBackDays} days after you told us of your withdrawal. You are in time if you hand it to the courier before then.`,
        `You bear the direct cost of the return. For a part that came on a pallet we estimate it at ${freightAtMost('en')} at most.`,
        'You answer for a loss in value only if you handled the part more than is needed to see what it is, how it is made and whether it works. Holding it beside the old one is fine; fitting it and driving with it is more. Pack it the way it came.',
      ],
    },
    {
      id: 'refund',
      title: 'Your refund',
      blocks: [
        list(
          'We refund what you paid, including the cost of standard delivery if you give the whole order back.',
          `We do so without delay, at the latest ${refundDays} days after we hear of your withdrawal. We may wait until the part arrives or you show us that you have sent it.`,
          'We use the means with which you paid, unless we agree on another. It costs you nothing.',
        ),
      ],
    },
    {
      id: 'defects',
      title: 'If the part has a defect',
      blocks: [
        [
          'Then you need not withdraw: there is the legal guarantee, which lasts longer and does not make you pay for the return. It is explained in the ',
          { words: 'terms of sale', to: 'terms' },
          '.',
        ],
      ],
    },
    {
      id: 'form',
      title: 'Model withdrawal form',
      blocks: [
        'Complete and return this form only if you wish to withdraw from the contract.',
        modelForm('en'),
        '(*) Delete as appropriate.',
      ],
    },
  ],
};
