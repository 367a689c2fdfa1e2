import { lowestPriceDays } from '../../../domain/constants.ts';
import { consentWording } from '../../../domain/consent-wording.ts';
import { policies, shop } from '../../../shop.config.ts';
import {
  collectionBlocks,
  deliveryDays,
  freeShippingOver,
  guaranteeYears,
  guaranteeYearsByLaw,
  limitationMonths,
  shippingTable,
} from '../figures.ts';
import { timesToPay, waysToPay } from '../payment-methods.ts';
import { list, steps, type Text } from '../text.ts';

const { company, email } = shop;

export const text: Text = {
  title: 'Terms and conditions of sale',
  lead: `The rules of buying at ${shop.name}: who sells, what it costs, how to pay, how it arrives, and the rights you have.`,
  version: consentWording.version,
  updated: '2026-11-27',
  sections: [
    {
      id: 'seller',
      title: 'Who sells',
      blocks: [
        `The seller is ${company.name}, ${company.seat}, Italy. Share capital ${company.shareCapital}, VAT number ${company.vatNumber}, company register REA ${company.rea}.`,
        [
          'Reach us by e-mail at ',
          { words: email, href: `mailto:${email}` },
          `, by certified mail (PEC) at ${company.pec} and by telephone at ${shop.phones[0]}.`,
        ],
        'These terms apply to orders placed on this site. You are a consumer if you buy for purposes outside your trade or profession: then you have every right of the Italian Consumer Code (Legislative Decree 206/2005), and nothing below takes any of them away.',
      ],
    },
    {
      id: 'parts',
      title: 'The parts',
      blocks: [
        'We sell used original parts, taken from vehicles. For each part we state the manufacturer’s number, how worn it is (A as new, B good, C used but sound) and the car it comes from, where we know it.',
        'Many parts are one of a kind. Photographs show the part for sale. A drawing in place of a photograph shows only the kind of part.',
        'Before you order, compare the manufacturer’s number with the one on your part. If in doubt, write to us: checking first costs less than a return.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and VAT',
      blocks: [
        'Prices are in euros and include VAT. Shipping is added, and you see it in the cart before you order.',
        'Used parts are usually sold under the margin scheme (art. 36 of Decree-Law 41/1995): VAT is already in the price, is not shown separately on the invoice, and cannot be deducted by a business buyer. Parts that we bought with VAT are sold with ordinary VAT: that too is already in the price, and the invoice shows it separately.',
        `Beside a reduced price you find the lowest one we charged in the ${lowestPriceDays} days before the reduction (art. 17-bis of the Consumer Code).`,
        'The price you see when you order is the one that counts. If it has changed in the meantime we tell you, and you decide.',
        `The welcome discount is ${policies.welcomeDiscount.percent}% off the goods of a first order, placed within ${policies.welcomeDiscount.withinDays} days of registering, once you have confirmed your mailbox from the link we mail you. You can have it once: per mailbox, and per tax code or VAT number, under whichever account. An order that was cancelled, or refunded in full, does not count. It is taken off by itself and shown on a line of its own.`,
      ],
    },
    {
      id: 'order',
      title: 'How to order',
      blocks: [
        steps(
          'Put the parts into the cart. The cart does not keep them for you.',
          'Sign in or register, and choose addresses and payment.',
          'Check the summary. You can still go back and correct everything.',
          'Press “Order with obligation to pay”.',
        ),
        `From then on we keep the parts for you: ${timesToPay('en')}. If no payment arrives, the order cancels itself and you owe nothing.`,
        'The contract is concluded when we send you the order confirmation by e-mail. If by our mistake a part is no longer there, we tell you at once and refund you.',
        'We keep the order and the version of the terms you accepted. You find the order in your account. The contract can be concluded in Italian or in English.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        list(...waysToPay('en')),
        'No means of payment costs more than another (art. 62 of the Consumer Code). If a payment arrives after the order was cancelled, the order stands if the part is still there; if not, we refund everything.',
      ],
    },
    {
      id: 'shipping',
      title: 'Shipping and delivery',
      blocks: [
        `We deliver in Italy, with ${shop.couriers.join(', ')}.`,
        shippingTable('en'),
        `The parts of an order travel together, in the class that the largest part and the total weight need. Above ${freeShippingOver('en')} of goods, after discounts, shipping is free. Each part on a pallet always pays its own freight.`,
        ...collectionBlocks('en'),
        `We deliver without delay, at the latest ${deliveryDays} days after the contract was concluded (art. 61 of the Consumer Code). If we fail, you can set us a new, reasonable term; once that has passed too, you can end the contract and we refund everything.`,
        'If you are a consumer, the risk of loss or damage passes to you only when you receive the parcel (art. 63). If it arrives damaged, photograph the packaging and write to us: it helps us with the courier, but your rights do not depend on it.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      blocks: [
        [
          `You can withdraw within ${policies.withdrawalDays.individual} days of delivery, without saying why (art. 52 of the Consumer Code). How it is done, who pays for the return and the model form are on the page `,
          { words: 'Withdraw from the contract', to: 'withdrawal' },
          '.',
        ],
      ],
    },
    {
      id: 'guarantee',
      title: 'Legal guarantee of conformity',
      blocks: [
        `We answer for any lack of conformity the part has on delivery (arts. 128 to 135-septies of the Consumer Code). For used goods the law allows this liability to be limited to one year (art. 133(4)) instead of ${guaranteeYearsByLaw}: with us it lasts ${guaranteeYears} year from delivery, and you accept this separately when you order.`,
        'A defect that appears within that year is presumed to have been there on delivery, unless the contrary is proved or the nature of the part or of the defect excludes it (art. 135).',
        'You are entitled, free of charge:',
        list(
          'to have the part brought into conformity, by repair or replacement as you choose, where that is possible and not disproportionate;',
          'otherwise to a fair reduction of the price, or to end the contract and be refunded, which is not available for a minor defect (art. 135-bis).',
        ),
        'A used part is often one of a kind. If it cannot be repaired and we have no other like it, you choose between reduction and refund.',
        'Wear that matches the stated grade and mileage, anything we pointed out and you expressly accepted, and damage from wrong fitting by others are not defects.',
        [
          'To use it, write to ',
          { words: email, href: `mailto:${email}` },
          ` with the order number, two lines about the defect and some photos. Legal action is time-barred ${limitationMonths} months after delivery (art. 133(2)).`,
        ],
      ],
    },
    {
      id: 'safety-parts',
      title: 'Safety parts',
      blocks: [
        'Used brakes, steering, suspension, seat belts and airbags may be sold only to car repair businesses registered under Law 122/1992 (Legislative Decree 209/2003, art. 15(7)). The part’s page says so.',
        'Whoever orders them states the registration number, which stays in the order. The workshop certifies that the part is fit and working, and names it on the invoice to its own customer.',
      ],
    },
    {
      id: 'companies',
      title: 'If you buy for your business',
      blocks: [
        `The Consumer Code does not apply. We still let you return parts within ${policies.withdrawalDays.legal} days of delivery, on the same conditions.`,
        'For defects, arts. 1490 to 1497 of the Italian Civil Code apply: they must be reported within eight days of discovery, and action is time-barred one year after delivery.',
        'With your VAT number, give us your recipient code or PEC address: the electronic invoice goes there.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints and disputes',
      blocks: [
        [
          'Write to us first, at ',
          { words: email, href: `mailto:${email}` },
          '. If we cannot agree, you can turn to an alternative dispute resolution body (arts. 141 and following of the Consumer Code): the list is on the site of the Italian Ministry of Enterprises and Made in Italy. We will tell you in writing whether we take part.',
        ],
        'The European ODR platform closed on 20 July 2025 and can no longer be used.',
        'You can always go to court. If you are a consumer, it is the court of the place in Italy where you live or have your domicile (art. 66-bis).',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      blocks: [
        'Italian law applies. The version you accepted is the one for that order: a new one applies only to later orders. The Italian text prevails over this translation, unless this one is better for you.',
      ],
    },
  ],
};
