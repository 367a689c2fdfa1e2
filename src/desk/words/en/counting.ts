/** What the desk says while a place is counted, in English. */
import type { counting as italian } from '../it/counting.ts';

export const counting: typeof italian = {
  counting: {
    begin: 'Count what is here',
    goOn: 'Go on counting',
    last: (day) => `counted on ${day}`,
    never: 'never counted',
    title: (place) => `Count ${place}`,
    soFar: (found, expected) => `${found} of ${expected} found.`,
    boxesApart: (names) => `Boxes are counted on their own: ${names}.`,
    empty: 'By the books there is nothing here. Scan what you find.',
    there: 'It is here',
    isCounted: 'Counted',
    isCountedOf: (code) => `Counted ${code}`,
    takeAway: 'Take out',
    uncount: (code) => `Take ${code} out of the count`,
    isThere: (code) => `It is here: ${code}`,
    of: (found, expected) => `${found} of ${expected}`,
    less: (code) => `One less of ${code}`,
    more: (code) => `One more of ${code}`,
    take: 'Count',
    counted: (code) => `${code}: it is here`,
    allThere: (code, expected) =>
      expected === 1
        ? `${code}: counted already`
        : `${code}: all ${expected} are counted. If there are more, press +.`,
    twice: (code) => `${code}: noted already`,
    fromElsewhere: (code, place) => `${code}: by the books it is at ${place}. Noted here.`,
    readLater: 'Noted. What piece it is will be asked once there is a line.',
    readTwice: 'Noted already.',
    unread: (count) =>
      count === 1
        ? '1 code was read without a line: it is looked up once there is one.'
        : `${count} codes were read without a line: they are looked up once there is one.`,
    aPlace: (place) => `${place} is a place: close this count before you count it.`,
    others: 'Found here, elsewhere by the books',
    othersAbout: 'Once you write it down, this is their place.',
    takeOut: (code) => `${code} is not here`,
    close: 'I have counted everything',
    closeTitle: (place) => `Write down ${place}`,
    asBooked: (count) => (count === 1 ? '1 code is right.' : `${count} codes are right.`),
    missing: () => 'Missing:',
    moreFound: 'More than booked:',
    comeHere: () => 'Come here:',
    missingLeave:
      'What is missing is taken off sale, but for pieces that are sold or kept for who is paying.',
    write: 'Write it down',
    done: 'Written down: the books say what you found.',
    tooFew: 'You found fewer than are sold or kept for who is paying: look again, nothing was changed.',
    outdated: 'It changed while you counted: count it again.',
    backTo: (place) => `Back to ${place}`,
  },
};
