/** What the desk says of sales over the counter, in English. */
import type { counter as italian } from '../it/counter.ts';
import { pieces } from './pieces.ts';

export const counter: typeof italian = {
  counter: {
    sell: 'Sold over the counter',
    title: (code) => `Sold over the counter: ${code}`,
    about:
      'It goes off sale at once and shows in the figures, on its own. The till prints the receipt: it is not in the online shop’s register of takings.',
    pieces: (free) => `How many pieces, of ${free}`,
    amount: 'Taken in euros',
    repairer: 'Registration of whoever fits it',
    repairerAbout: 'This is a safety part: by law only somebody who repairs cars by trade may buy it.',
    invalidPieces: (free) => `A number from 1 to ${free}.`,
    do: 'Note the sale',
    sold: 'Sold over the counter',
    line: (count, amount) => `${pieces(count)} · ${amount}`,
    takeBack: 'Undo the sale',
    ask: 'Undo the sale over the counter?',
    askAbout: (count, amount) =>
      `${count === 1 ? 'The piece is' : `The ${count} pieces are`} on sale again, and ${amount} comes off today’s figures. You settle money and receipt at the till.`,
    leave: 'Leave it',
  },
};
