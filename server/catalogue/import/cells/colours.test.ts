import { expect, test } from 'vitest';
import { colourAloneIn, colourIn, italianColour } from './colours.ts';

test('colours of other languages become Italian, their shade behind them', () => {
  const colours: Record<string, string> = {
    noir: 'nero',
    'gris foncé': 'grigio scuro',
    ciemnoszary: 'grigio scuro',
    dunkelblau: 'blu scuro',
    biały: 'bianco',
    weiß: 'bianco',
    'Black metallic': 'nero metallizzato',
    zwart: 'nero',
    donkerblauw: 'blu scuro',
    zilvergrijs: 'argento',
    vermelho: 'rosso',
    'cinzento escuro': 'grigio scuro',
    'azul metalizado': 'blu metallizzato',
    albastru: 'blu',
    'gri metalizat': 'grigio metallizzato',
    'roșu închis': 'rosso scuro',
    mörkblå: 'blu scuro',
    röd: 'rosso',
    Vit: 'bianco',
    sølv: 'argento',
  };
  for (const [text, colour] of Object.entries(colours)) expect(italianColour(text), text).toBe(colour);
});

test('what a maker calls it stands behind the colour', () => {
  const colours: Record<string, string> = {
    'srebrny Z157': 'argento (srebrny Z157)',
    'Reflexsilber LB7Z': 'argento (Reflexsilber LB7Z)',
    'Alpinweiß 3': 'bianco (Alpinweiß 3)',
    'Colorado-Rot': 'rosso (Colorado-Rot)',
    'blau-met. RNF': 'blu metallizzato (blau-met. RNF)',
    'Gris Platine': 'grigio (Gris Platine)',
    LB7Z: 'LB7Z',
    'Metallic 041': 'Metallic 041',
  };
  for (const [text, colour] of Object.entries(colours)) expect(italianColour(text), text).toBe(colour);
});

test('what is Italian or of no known words stays as it is written', () => {
  for (const text of ['NERO MET.', 'Grigio Maratea', 'rosso', 'Blu Notte 456', ''])
    expect(italianColour(text), text).toBe(text);
});

test('a light blue has a name of its own, however it is written', () => {
  for (const text of ['light blue', 'azul claro', 'hellblau', 'bleu clair', 'lichtblauw', 'ljusblå'])
    expect(italianColour(text), text).toBe('azzurro');
  expect(italianColour('hellblau-met.')).toBe('azzurro metallizzato');
  expect(italianColour('grün met.')).toBe('verde metallizzato');
});

test('a colour among other words is found, and nothing where there are two or it is the piece’s own', () => {
  expect(colourIn('Mercedes B-Klasse W246 Stoßstange hinten PDC Polarweiß 2012')).toBe('bianco');
  const texts: Record<string, string | undefined> = {
    'Cofano Peugeot 206 anno 2003 grigio, un’ammaccatura': 'grigio',
    'Porta sinistra bianca con graffi': 'bianco',
    'Paraurti grigio scuro met.': 'grigio scuro metallizzato',
    'Stoßstange schwarz': 'nero',
    'Parafango metallizzato': undefined,
    'Faro con fondo nero': undefined,
    'Portiera rossa, specchio nero': undefined,
    'Porta rossa, molto rosso': 'rosso',
    Porta: undefined,
  };
  for (const [text, colour] of Object.entries(texts)) expect(colourIn(text), text).toBe(colour);
});

test('in a remark the colour stands by itself', () => {
  const remarks: Record<string, string | undefined> = {
    'bianca, come nuova': 'bianco',
    'nero con vetro': 'nero',
    'Verde, come nuovo.\nSpediamo in 24/48h': 'verde',
    'dunkelblau, Kratzer': 'blu scuro',
    'ROSSO BUONO': 'rosso',
    'GR.MET.': 'grigio metallizzato',
    'MET. 12 GR.': undefined,
    buono: undefined,
    'ROTTO ATTACCO SX - GRIGIO': 'grigio',
    'bianca, interno nero': 'bianco',
    'nera - bianca': undefined,
    'opaco, da lucidare': undefined,
    'rene cromato': undefined,
    'fondo nero': undefined,
    '': undefined,
  };
  for (const [remark, colour] of Object.entries(remarks)) expect(colourAloneIn(remark), remark).toBe(colour);
});

test('Czech and Slovak colours are read', () => {
  expect(italianColour('čierna metalíza')).toBe('nero metallizzato');
  expect(italianColour('tmavě modrá')).toBe('blu scuro');
  expect(italianColour('Strieborná')).toBe('argento');
  expect(colourIn('ritiro in sede')).toBeUndefined();
});
