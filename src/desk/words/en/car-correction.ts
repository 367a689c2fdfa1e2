/** What the desk says where a donor car is put right, in English. */
import { firstCarYear, highestPowerKw } from '../../../../domain/facts/believed.ts';
import { formatNumber } from '../../../../domain/written-number.ts';
import type { carCorrection as italian } from '../it/car-correction.ts';
import { pieces } from './pieces.ts';

export const carCorrection: typeof italian = {
  carCorrection: {
    open: 'Correct the car',
    title: 'Correct the car',
    holds: (count) => `It counts for ${pieces(count)}.`,
    about: 'All their pages and the search follow at once. Empty means that nobody knows.',
    fields: {
      year: 'Year',
      mileageKm: 'Kilometres',
      engineCode: 'Engine code',
      fuel: 'Fuel',
      colour: 'Colour',
      colourCode: 'Paint code',
      powerKw: 'Power in kW',
      gearboxCode: 'Gearbox code',
      vin: 'Vehicle number',
      plate: 'Plate',
    },
    wrong: {
      year: `Four digits, from ${firstCarYear} to next year.`,
      mileageKm: 'A whole number, up to two million.',
      powerKw: `A whole number, from 1 to ${formatNumber(highestPowerKw, 'en')}.`,
      vin: 'A vehicle number has 17 signs, digits and letters, without I, O and Q.',
    },
    yardOnly: 'Only we see vehicle number and plate.',
    save: 'Save the car',
    saved: (count) => `Car corrected for ${pieces(count)}.`,
  },
};
