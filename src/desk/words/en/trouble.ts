/** What the desk says of a piece that is missing or broken where it is to be fetched, in English. */
import type { trouble as italian } from '../it/trouble.ts';

export const trouble: typeof italian = {
  trouble: {
    open: 'Missing or broken',
    title: (code) => `What is it with ${code}?`,
    kinds: { missing: 'It is not there', broken: 'It is broken' },
    said: {
      missing: (code) => `${code} is not there`,
      broken: (code) => `${code} is broken`,
    },
    by: (who, said) => `${who}: ${said}`,
    needsLine: 'Saying so needs the line. Try again when it is back.',
    tell: 'Tell the owner?',
    tellAbout: {
      missing:
        'The owner reads it on top of the order and decides about the refund: for now the buyer is told nothing. If you find it after all, press “Picked”.',
      broken:
        'The owner reads it on top of the order and decides about the refund: for now the buyer is told nothing.',
    },
    doTell: 'Yes, tell the owner',
    notForSale: 'What you take out leaves the order and is not for sale again.',
    closes: 'Nothing else is to be prepared: the order is closed.',
    over: 'It has changed meanwhile: this piece is not to be prepared any more.',
    decide: '“Missing or broken”, beside the piece, takes it out of the order and refunds it.',
  },
};
