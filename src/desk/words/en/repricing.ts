/** What the desk says of prices by rule, in English. */
import type { repricing as italian } from '../it/repricing.ts';

export const repricing: typeof italian = {
  repricing: {
    title: 'Change prices',
    about: 'Choose the pieces and by how much their price changes. Look first, then decide.',
    kind: 'Kind of piece',
    anyKind: 'All',
    wholeGroup: (group) => `${group}: all of it`,
    make: 'Make',
    anyMake: 'All',
    model: 'Model',
    anyModel: 'All',
    anyCondition: 'All',
    lyingDays: 'Here for at least (days)',
    lyingDaysHint: 'A year is 365.',
    priceFrom: 'Price from, in euros',
    priceTo: 'Price up to, in euros',
    direction: 'The price',
    directions: { lower: 'goes down', raise: 'goes up' },
    percent: 'By how much, in %',
    rounding: 'Round',
    roundings: { cent: 'to the cent', euro: 'to whole euros', ninety: 'to .90' },
    lowest: 'Never below, in euros',
    lowestHint: 'What costs less already stays as it is.',
    invalidDays: 'A whole number of days, up to 3650.',
    invalidPercent: (most) => `A whole number from 1 to ${most}.`,
    look: 'Look first',
    preview: 'What becomes of them',
    changes: (count, before, after) =>
      `${count === 1 ? '1 price changes' : `${count} prices change`}: together from ${before} to ${after}.`,
    stay: (count) => (count === 1 ? '1 piece stays at its price.' : `${count} pieces stay at their price.`),
    none: 'No piece is like that. Make the rule wider and look again.',
    noChange: 'No price changes.',
    apply: (count) => (count === 1 ? 'Change 1 price' : `Change ${count} prices`),
    first: (shown, all) => (shown === all ? 'These are they.' : `The first ${shown} of ${all}.`),
    becomes: (before, after) => `from ${before} to ${after}`,
    pays: (price) => `with the discount it costs ${price}`,
    done: 'Done.',
    applied: 'Changed in the last 24 hours',
    noneApplied: 'Nothing.',
    undo: 'Put the prices back',
    undone: (who, when) => `Put back by ${who}, ${when}`,
    putBack: (count) =>
      count === 1 ? '1 piece has its earlier price again' : `${count} pieces have their earlier price again`,
    left: (count) =>
      count === 1
        ? '1 piece had another price meanwhile: left alone'
        : `${count} pieces had another price meanwhile: left alone`,
  },
};
