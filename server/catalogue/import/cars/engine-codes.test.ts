import { expect, test } from 'vitest';
import { announcedEngine, engineCodeIn, partedFromCode } from './engine-codes.ts';

test('a title says the code of its car’s engine, wherever it stands', () => {
  const titles: readonly (readonly [title: string, make: string, code: string | null])[] = [
    ['MOTORINO AVVIAMENTO FIAT BRAVO 1.6 MULTIJET 55221292 198A2000', 'Fiat', '198A2000'],
    ['TURBINA VOLKSWAGEN GOLF VII 1.6 TDI 04L253016H CLHA', 'Volkswagen', 'CLHA'],
    ['SONDA LAMBDA SEAT LEON 1P 1.6 BSE 06A906262CF', 'SEAT', 'BSE'],
    ['TESTATA MOTORE FIAT DUCATO 2.8 JTD 8140.43S 500355509', 'Fiat', '8140.43S'],
    ['Centralina (Z19DT)', 'Opel', 'Z19DT'],
    // Of another make, of other litres, or short for something else.
    ['SONDA LAMBDA FIAT PUNTO 1.6 BSE', 'Fiat', null],
    ['SONDA LAMBDA SEAT LEON 1.9 BSE', 'SEAT', null],
    ['GRUPPO ABS VOLKSWAGEN GOLF 1.8', 'Volkswagen', null],
    ['SENSORE ACC VOLKSWAGEN PASSAT 2.0', 'Volkswagen', null],
    ['Faro anteriore', '', null],
  ];
  for (const [title, make, code] of titles)
    expect(engineCodeIn('alternatore', title, make), title).toBe(code);
});

test('of an engine any word that is a code is its own', () => {
  expect(engineCodeIn('motore-completo', 'motore F1AE0481D', 'Fiat')).toBe('F1AE0481D');
  expect(engineCodeIn('motore-completo', 'motore 1.0 benz 1KR', 'Toyota')).toBe('1KR');
  expect(partedFromCode('motore-completo', ['K9K', '8201234567'])).toEqual({
    code: 'K9K',
    numbers: ['8201234567'],
  });
});

test('a remark announces the engine', () => {
  expect(announcedEngine('km 142.000, senza gioco mot. CAYC')).toBe('CAYC');
  expect(announcedEngine('sigla 937A2000, km 187.000')).toBe('937A2000');
  expect(announcedEngine('MKB: BXE')).toBe('BXE');
  expect(announcedEngine('motore fermo da anni')).toBeNull();
  expect(announcedEngine('pompa motore ABS')).toBeNull();
});

test('an engine is known by its index too, and by a code with its group alone', () => {
  expect(engineCodeIn('motore-completo', 'RENAULT MEGANE II 1.5 DCI K9K 722 km 176.000', '')).toBe('K9K 722');
  expect(engineCodeIn('alternatore', 'Alternatore Twingo 1.2 D7F 8200696569', 'Renault')).toBe('D7F');
  expect(engineCodeIn('fap', 'FAP Sprinter 906 OM651', 'Mercedes-Benz')).toBe('OM651');
  expect(announcedEngine('MERCEDES C220 CDI anno 2002 motore 611.962')).toBe('611.962');
  expect(announcedEngine('Anno 2008 motore 188A4000 km 130.000')).toBe('188A4000');
  for (const text of ['motore 145.500', 'motore 112.500 km']) expect(announcedEngine(text), text).toBeNull();
});
