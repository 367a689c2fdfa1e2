/** What the desk says of picking and scanning, in English. */
import { pieces } from './pieces.ts';
import type { picking as italian } from '../it/picking.ts';

export const picking: typeof italian = {
  picking: {
    title: 'Picking',
    nothing: 'Nothing to pick.',
    noPlace: 'No place',
    take: 'Picked',
    putBack: 'Put back',
    taken: (by) => `picked by ${by}`,
    left: (count) => (count === 0 ? 'All picked' : `${pieces(count)} to go`),
    forOrder: (number) => `for ${number}`,
    takenNow: 'picked',
    takenWaits: 'picked, waiting for the line',
    backWaits: 'put back, waiting for the line',
    waiting: (count) =>
      count === 1
        ? 'One piece that you ticked waits for the line: it stays on this phone and goes by itself.'
        : `${count} pieces that you ticked wait for the line: they stay on this phone and go by themselves.`,
    old: (ago) => `No line: this is the list as it was ${ago}.`,
    ago: (minutes) => {
      const hours = Math.floor(minutes / 60);
      if (minutes < 1) return 'less than a minute ago';
      if (hours < 1) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
      return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
    },
    signedOut: 'The line is back. Sign in, and what you ticked goes.',
    refused: (code, number, why) => `${code}, for ${number}: ${why}`,
    read: 'Got it',
  },
  piece: {
    code: 'Code',
    place: 'Place',
    number: 'Number',
    from: 'From',
    condition: { A: 'A, as new', B: 'B, good', C: 'C, worn but sound' },
    safety: 'Safety part: for repairers only',
    pallet: 'Goes on a pallet',
    states: {
      ordered: '',
      returned: 'Withdrawn: do not send it',
      received: 'Return received',
      refunded: 'Refunded',
    },
  },
  scan: {
    title: 'Point at the label',
    parcelTitle: 'Point at the code of the parcel',
    noCamera: 'The camera does not open. Type the code instead.',
    looking: 'Looking for a code…',
    typed: 'Code',
    take: 'Take',
    found: (code) => `${code}: picked`,
    wasTaken: (code) => `${code}: was picked already`,
    notHere: (code) => `Not to be picked: ${code}`,
    noParcel: 'This is no code of a parcel.',
  },
};
