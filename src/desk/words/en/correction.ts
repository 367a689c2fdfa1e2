/** What the desk says where it is put right what a piece is, in English. */
import type { correction as italian } from '../it/correction.ts';

export const correction: typeof italian = {
  correction: {
    open: 'Correct: what it is, test, numbers, car',
    about: 'Its page and the search follow at once. Whoever has ordered it keeps the words of their order.',
    number: 'Original number',
    numberHint: 'Empty where none can be read.',
    otherNumbers: 'Other numbers',
    otherNumbersHint: 'Several with a comma.',
    noCar: 'Not known',
    otherCar: 'Another car',
    carTitle: 'The car it comes from',
    findCar: 'Find one of our cars',
    findCarHint: 'Make, model, year, vehicle number or plate.',
    noCars: 'None of our cars is like that.',
    newCar: 'A car that is not listed',
    unknownCar: 'Nobody knows which car it comes from',
    nameIt: 'Our own name in Italian',
    nameEn: 'Our own name in English',
    nameHint: 'Empty: it is called by its kind, with side and axle.',
    vat: 'How we bought it',
    vatSchemes: { margin: 'Without VAT (margin)', ordinary: 'With VAT' },
    vatHint: 'It counts for who buys from now on.',
    save: 'Save the correction',
  },
};
