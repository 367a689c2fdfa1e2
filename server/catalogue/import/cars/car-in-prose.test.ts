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

test('kilometres stand before or behind their word, and in thousands', () => {
  const written: Record<string, number | null> = {
    'Motor 1.4 TSI CAXA 98.000 km komplett': 98_000,
    'Scheinwerfer Bj 2016 45tkm': 45_000,
    'Motore 2.0 TDI KM 125.688': 125_688,
    'Steuergerät Bj. 2015 km auf Anfrage': null,
  };
  for (const [text, km] of Object.entries(written)) expect(carInProse(text).mileageKm, text).toBe(km);
});

test('what is no car says nothing', () => {
  for (const text of ['', 'Spedizione in 24 ore, reso 14 giorni', 'Codice 51701589, 12 mesi di garanzia'])
    expect(carInProse(text), text).toEqual({ year: null, mileageKm: null, vin: null });
});
