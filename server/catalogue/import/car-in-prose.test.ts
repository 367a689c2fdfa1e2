import { expect, test } from 'vitest';
import { carInProse, spanInRemark, spanInTitle, yearInTitle } from './car-in-prose.ts';

const nothing = { year: null, mileageKm: null, vin: null, engineCode: null, colour: null, donor: null };

test('year, kilometres and the vehicle’s number are read out of a description', () => {
  expect(
    carInProse('Usato funzionante.\nAnno veicolo donatore: 2007\nKm: 132.000\nTelaio: ZFA19900000334871'),
  ).toEqual({ ...nothing, year: 2007, mileageKm: 132_000, vin: 'ZFA19900000334871' });
  expect(carInProse('Baujahr 2011, Laufleistung ca. 98 500 km')).toEqual({
    ...nothing,
    year: 2011,
    mileageKm: 98_500,
  });
});

test('several years that are announced are those of the model', () => {
  expect(carInProse('Marca: Fiat, Modello: Panda II (169), Anno: 2003-2012')).toMatchObject({
    year: null,
    span: { from: 2003, to: 2012 },
  });
  expect(carInProse('Anno: 2012')).toMatchObject({ year: 2012, span: undefined });
});

test('kilometres stand before or behind their word, and in thousands', () => {
  const written: Record<string, number | null> = {
    'Motor 1.4 TSI CAXA 98.000 km komplett': 98_000,
    'Scheinwerfer Bj 2016 45tkm': 45_000,
    'Motore 2.0 TDI KM 125.688': 125_688,
    'Steuergerät Bj. 2015 km auf Anfrage': null,
    'Mileage: 70,000 miles': 112_654,
    '70,000 miles, tested': 112_654,
    'km 118mila, provato su banco': 118_000,
    'telaio WF0WXXGCDW7S12345 km 142.000': 142_000,
    'Tellerstand: 143.250': 143_250,
    'Quilómetros: 188 000': 188_000,
    'Rulaj: 165.000': 165_000,
    'Miltal: 14 500': 145_000,
    'gått 12 300 mil': 123_000,
  };
  for (const [text, km] of Object.entries(written)) expect(carInProse(text).mileageKm, text).toBe(km);
});

test('what is no car says nothing', () => {
  for (const text of ['', 'Spedizione in 24 ore, reso 14 giorni', 'Codice 51701589, 12 mesi di garanzia'])
    expect(carInProse(text), text).toEqual(nothing);
});

test('the car that a description announces is the donor, with its year', () => {
  const cars: Record<string, readonly [donor: string, year: number | null]> = {
    'Removed from: 2010 VW Golf Mk6\nTested': ['VW Golf Mk6', 2010],
    'Smontato da Fiat Panda 1.2 del 2012': ['Fiat Panda 1.2 del', 2012],
    'Afkomstig uit een VW Polo 2011': ['VW Polo', 2011],
    'Demontat de pe Dacia Logan 2012': ['Dacia Logan', 2012],
    'Demonterad från en Volvo V70 2010': ['Volvo V70', 2010],
    'Retirado de Renault Clio 2008': ['Renault Clio', 2008],
    'Ausgebaut aus Opel Corsa D, läuft': ['Opel Corsa D, läuft', null],
    'Démonté de Peugeot 2008': ['Peugeot', 2008],
    'Desmontado de Seat Ibiza 6J 2011': ['Seat Ibiza 6J', 2011],
    'Wymontowany z Skoda Fabia 2009.': ['Skoda Fabia', 2009],
  };
  for (const [text, [donor, year]] of Object.entries(cars))
    expect(carInProse(text), text).toMatchObject({ donor, year });
  expect(carInProse('spedito da Torino').donor).toBeNull();
});

test('engine code and colour are read where a word announces them', () => {
  const codes: Record<string, string | null> = {
    'Codice motore: RHY\nColore: blu': 'RHY',
    'Cod. motore 188A9000': '188A9000',
    'Motorkennbuchstabe BKD, 5-Gang': 'BKD',
    'MKB: 646.961': '646.961',
    'Codice motore: da verificare': null,
    'Supporto motore destro ABS': null,
    'Codice: 51701589': null,
  };
  for (const [text, code] of Object.entries(codes)) expect(carInProse(text).engineCode, text).toBe(code);
  const colours: Record<string, string | null> = {
    'Telaio donatore: …\nColore: blu\nCodice OE: 98': 'blu',
    'Colore grigio scuro, con graffi': 'grigio scuro',
    'Farbe: Silber': 'argento',
    'colore come da foto': null,
    'cavo nero': null,
  };
  for (const [text, colour] of Object.entries(colours)) expect(carInProse(text).colour, text).toBe(colour);
});

test('a year that stands alone in a title is the car’s', () => {
  const titles: Record<string, number | null> = {
    'Cofano Peugeot 206 2003 grigio': 2003,
    'Faro davanti sinistro Fiat Panda del 2012, originale': 2012,
    'Faro Peugeot 2008 del 2015': 2015,
    'Faro Peugeot 2008': null,
    'Airbag Ford Ka 2000 bianca': 2000,
    'Motore Alfa 155 2000 benzina': null,
    'Testata 2000 16v': null,
    'Cruscotto C4 2005-2008': null,
    'Faro 2011/2014': null,
    'Alternatore 2006 e 2009': null,
    'Alternatore 2006 2009': null,
    'Cambio Seicento 1.1 2002 km 98000': 2002,
    'Ricambio 1K0-2012': null,
    'Porta 2031': null,
    'Sonda 1998 cm3': null,
  };
  for (const [title, year] of Object.entries(titles)) expect(yearInTitle(title, 2026), title).toBe(year);
});

test('the years of a model in a title are two that follow one another', () => {
  const titles: Record<string, readonly [number, number] | undefined> = {
    'LAMPA TYŁ LEWA OPEL ASTRA H KOMBI 04-09 13222326': [2004, 2009],
    'Faro Panda 2003-2011': [2003, 2011],
    'Faro Punto 99-03': [1999, 2003],
    'Gomma 205/55-16': undefined,
    'Numero 51-84-63': undefined,
    'Centralina 09-04': undefined,
    'Faro 03-08 e 09-12': undefined,
    'Barra 16-40': undefined,
  };
  for (const [title, years] of Object.entries(titles)) {
    const span = spanInTitle(title, 2026);
    expect(span && [span.from, span.to], title).toEqual(years);
  }
});

test('years with a stroke between, and those that are open, are of the model as well', () => {
  expect(spanInTitle('Gruppo ABS Toyota Yaris 2006/2010 44510-0D060', 2026)).toEqual({
    from: 2006,
    to: 2010,
  });
  expect(spanInTitle('Fanale Fiat Bravo 2007> stop esterno', 2026)).toEqual({ from: 2007, to: null });
  for (const title of ['Paraurti Giulietta (2010 > 2016) grigio', 'Fanale 500 dal 2010 al 2016'])
    expect(spanInTitle(title, 2026), title).toEqual({ from: 2010, to: 2016 });
  expect(spanInTitle('Gomme 205/55', 2026)).toBeUndefined();
});

test('the years of a model in a short remark are four figures each', () => {
  const remarks: Record<string, [number, number] | undefined> = {
    'Per 159 1.9 JTDm 2005-2011.': [2005, 2011],
    'Insignia A 2008/2013': [2008, 2013],
    'usato, per Audi A6 dal 2004 al 2008': [2004, 2008],
    'Sensore posteriore, 2013 - 2018': [2013, 2018],
    'aperti 08-12': undefined,
    'dal 2010 al 2016, dal 2017 al 2019': undefined,
    'catalogo 2018-2031': undefined,
    'prezzo 2010/2005': undefined,
  };
  for (const [remark, years] of Object.entries(remarks)) {
    const span = spanInRemark(remark, 2026);
    expect(span && [span.from, span.to], remark).toEqual(years);
  }
});

test('the power behind a mileage is none of its figures', () => {
  expect(carInProse('MOTORE COMPLETO 199B4000 KM 98000 75CV').mileageKm).toBe(98_000);
  expect(carInProse('Garrett 753420, 145000 kms').mileageKm).toBe(145_000);
});
