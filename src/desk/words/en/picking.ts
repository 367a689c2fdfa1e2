/** What the desk says of picking and scanning, in English. */
import { pieces } from './pieces.ts';
import type { picking as italian } from '../it/picking.ts';

export const picking: typeof italian = {
  picking: {
    title: 'Picking',
    nothing: 'Nothing to pick.',
    noPlace: 'Without a place',
    take: 'Picked',
    putBack: 'Put back',
    taken: (by) => `picked by ${by}`,
    left: (count) => (count === 0 ? 'All picked' : `${pieces(count)} left`),
    forOrder: (number) => `for ${number}`,
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
    noCamera: 'The camera does not open. Type the code below.',
    looking: 'Looking for a code…',
    typed: 'Code',
    take: 'Take',
    found: (code) => `${code}: picked`,
    wasTaken: (code) => `${code}: was picked already`,
    notHere: (code) => `Not to be picked: ${code}`,
    noParcel: 'This is no code of a parcel.',
  },
};
