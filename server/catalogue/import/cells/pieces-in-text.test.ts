import { expect, test } from 'vitest';
import { piecesIn } from './pieces-in-text.ts';

const count = (text: string, price = '40') => piecesIn([text], price)?.count;

test('what a text counts is how many there are', () => {
  const written: Record<string, number> = {
    'Pezzi disponibili: 4': 4,
    'Iniettore usato, quantità: 3': 3,
    'Q.tà = 2': 2,
    'qty: 12': 12,
    'Iniettori Bosch per Grande Punto, ne ho 4, spedisco': 4,
    'specchio elettrico, 2 pz disponibili': 2,
    'Spiegel, 3 Stück vorhanden': 3,
    'Disponibili 5 pezzi': 5,
    'Stückzahl: 2': 2,
    'Koplampen, 2 stuks op voorraad': 2,
    'Quantidade: 3': 3,
    'Tenho 2': 2,
    '3 buc în stoc': 3,
    'Antal: 2': 2,
  };
  for (const [text, pieces] of Object.entries(written)) expect(count(text), text).toBe(pieces);
});

test('several that are sold together are one, unless the price is for each', () => {
  for (const text of [
    'N.4 cerchi in lega da 16',
    '4 cerchi in lega',
    'Coppia ammortizzatori posteriori',
    'Ammortizzatori, 2 pezzi',
    'Set di 2 fendinebbia',
    'quattro cerchi',
  ]) {
    const pieces = /4|quattro/.test(text) ? 4 : 2;
    expect(count(text), text).toBeUndefined();
    for (const price of ['15 cad', '40 l’uno', '45 cad.', '15 € each', '30 al pezzo'])
      expect(count(text, price), `${text} ${price}`).toBe(pieces);
    expect(count(`${text}, prezzo cadauno`), text).toBe(pieces);
  }
  expect(count('N.4 cerchi in lega da 16 Alfa 147, prezzo a cerchio')).toBe(4);
  expect(count('4 velgen', '€ 45,- per stuk')).toBe(4);
  expect(count('Jogo de 4 jantes', '30 € cada')).toBe(4);
});

test('other numbers count no pieces', () => {
  for (const text of [
    'Pulsantiera 4 tasti',
    'Cambio 5 marce, garanzia 12 mesi',
    'Cerchi 5 fori',
    'Pezzi disponibili: 1',
    'Disponibile subito, reso 14 giorni',
    'Codice disponibile 51888661',
    'quantità: 1,5',
    'ne ho 100000 km',
    '2008 disponibile',
  ])
    expect(count(text), text).toBeUndefined();
  expect(count('Motorino alzavetro 5 porte', '30 cad.')).toBeUndefined();
});
