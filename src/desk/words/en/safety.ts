/** What the desk says of safety parts and dangerous goods, in English. */
import type { DeskWords } from '../it.ts';

export const safety: Pick<DeskWords, 'safety' | 'hazard'> = {
  safety: {
    title: 'Who buys the safety part',
    about:
      'By law it goes to car repairers only. Look at who buys, at the registration and at the plate of the car: until then the order is neither picked nor sent.',
    company: 'Company',
    vatNumber: 'VAT number',
    repairer: 'Registration',
    plate: 'Plate',
    notSaid: 'not given',
    pass: 'Checked: it may go',
    passTitle: 'May the safety part go?',
    passAbout:
      'The order is then picked and sent. If you think better of it before it leaves, the owner can still take the piece out of it.',
    looked: 'What you looked at',
    lookedHint:
      'For example: registration seen at the chamber of commerce. It stays here and in the log; the buyer does not read it.',
    doPass: 'Yes, it may go',
    refuse: 'It cannot be sold',
    refuseTitle: 'The safety part cannot be sold',
    refuseAbout:
      'The safety parts are taken out of the order, are for sale again and are refunded. The buyer gets a mail that says why.',
    why: 'Why, as the buyer will read it',
    notes: {
      passed: (note) => `Note: ${note}`,
      refused: (why) => `The buyer was told: ${why}`,
    },
    do: 'Take out and refund',
    ownerOnly: 'If it is not in order, the owner refunds it.',
    verdicts: {
      passed: (by, when) => `Checked by ${by}, ${when}`,
      refused: (by, when) => `Not sold: ${by}, ${when}`,
    },
  },
  hazard: {
    mark: 'Dangerous goods',
    label: 'Put the label that the piece has on the parcel too, and tell the courier.',
  },
};
