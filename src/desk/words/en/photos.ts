/** What the desk says of a piece's photos, in English. */
import type { photos as italian } from '../it/photos.ts';

export const photos: typeof italian = {
  photos: {
    title: 'Photos',
    count: (count, most) => `Photos (${count} of ${most})`,
    take: 'Take a photo',
    choose: 'Choose',
    preparing: 'One moment…',
    photo: (nth) => `Photo ${nth}`,
    remove: (nth) => `Remove photo ${nth}`,
    none: 'No photo yet.',
    firstShown: 'The first is the one that lists show.',
    first: 'In lists',
    earlier: (nth) => `Move photo ${nth} forward`,
    later: (nth) => `Move photo ${nth} back`,
    makeFirst: (nth) => `Make photo ${nth} the first`,
    moved: (nth, count) => `Now it is photo ${nth} of ${count}.`,
    removed: (nth, left) =>
      left === 0 ? `Photo ${nth} removed: none is left.` : `Photo ${nth} removed: ${left} left.`,
    putBack: 'Put the removed photo back',
    back: (nth) => `Put back: it is photo ${nth}.`,
    added: (count) => (count === 1 ? 'One photo added.' : `${count} photos added.`),
    waits: 'Waiting',
    sending: 'Saving the photos…',
    left: 'Not saved yet: it stays on this phone, and goes by itself when the line is back.',
    faults: {
      too_many: 'Ten photos are enough: the others were not taken.',
      changed: 'Somebody has changed the photos meanwhile: they are as you see them, yours at the end.',
    },
  },
};
