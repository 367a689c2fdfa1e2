import { expect, test } from 'vitest';
import { carInProse } from './car-in-prose.ts';

test('year, kilometres and the vehicle’s number are read out of a description', () => {
  expect(
    carInProse('Usato funzionante.\nAnno veicolo donatore: 2007\nKm: 132.000\nTelaio: ZFA19900000334871'),
  ).toEqual({ year: 2007, mileageKm: 132_000, vin: 'ZFA19900000334871' });
  expect(carInProse('Baujahr 2011, Laufleistung ca. 98 500 km')).toEqual({
    year: 2011,
    mileageKm: 98_500,
    vin: null,
  });
});

test('what is no car says nothing', () => {
  for (const text of ['', 'Spedizione in 24 ore, reso 14 giorni', 'Codice 51701589, 12 mesi di garanzia'])
    expect(carInProse(text), text).toEqual({ year: null, mileageKm: null, vin: null });
});
