import { shop } from '../../../shop.config.ts';
import type { Text } from '../text.ts';

const { company, email } = shop;

export const text: Text = {
  title: 'Disclaimer',
  lead: 'What the information on this site is worth, and how far we answer for it.',
  version: '2026-11',
  updated: '2026-11-21',
  sections: [
    {
      id: 'site',
      title: 'Whose site this is',
      blocks: [
        [
          `The site belongs to ${company.name}, ${company.seat}, Italy, VAT number ${company.vatNumber}, REA ${company.rea}, PEC ${company.pec}, e-mail `,
          { words: email, href: `mailto:${email}` },
          '.',
        ],
      ],
    },
    {
      id: 'compatibility',
      title: 'What fits',
      blocks: [
        'The list of cars that a part fits comes from those who took it out and from the manufacturer’s numbers. The same model can have different parts depending on year, engine or trim. What counts is the manufacturer’s number on your part: compare it before you order, or ask us.',
      ],
    },
    {
      id: 'fitting',
      title: 'Fitting',
      blocks: [
        'Parts should be fitted by somebody who knows how. What we write about a part does not replace the manufacturer’s instructions or a workshop’s work. Safety parts are fitted and certified only by a registered repairer.',
      ],
    },
    {
      id: 'pictures',
      title: 'Drawings, photos and measures',
      blocks: [
        'A drawing shows the kind of part, not the one for sale. The colours of a photo depend on the screen. Weights and measures are approximate where we say so.',
      ],
    },
    {
      id: 'trademarks',
      title: 'Trademarks',
      blocks: [
        `Names and numbers of car makers belong to their owners. We use them only to say where a part comes from and what it fits (art. 21 of Legislative Decree 30/2005). ${shop.name} is not connected with any car maker.`,
      ],
    },
    {
      id: 'links',
      title: 'Other people’s sites',
      blocks: [
        'Some links lead away from here: the chat, the payment page, the courier’s tracking. Those who run these sites answer for them.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability of the site',
      blocks: [
        'The site may stop for maintenance or because of a fault. A part seen without a network may be sold already: the cart checks when the network is back.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Nothing written here limits our liability for intent, gross negligence or injury to persons, nor the rights that the law gives consumers, such as the legal guarantee and withdrawal.',
      ],
    },
    {
      id: 'copyright',
      title: 'Texts and pictures',
      blocks: [
        'The texts, drawings, photographs and the name of the shop are ours or used under licence. To publish them elsewhere you need our permission.',
      ],
    },
  ],
};
