import { expect, test } from 'vitest';
import { whyNoPiece } from './no-piece.ts';

test('what sending costs and what was typed to try the program is no piece', () => {
  for (const name of [
    'SPESE DI TRASPORTO NAZIONALE',
    'Spese spedizione corriere',
    'Frais de port France métropolitaine',
    'Koszt wysyłki kurierem',
    'Versandkosten Nachzahlung',
    'TEST',
    'Test test NE PAS vendre',
    'prova 2',
    'Varie da catalogare',
    'Diverses lt. Foto',
    'Pieza SIN identificar',
    'pezzo come da foto, non so cosa sia',
    'Roba varia di una Tipo vecchia',
    'Other part',
    'Altri ricambi',
    'Portachiavi Autodemolizione',
    'T-shirt officina XL',
  ])
    expect(whyNoPiece(name), name).toBeDefined();
});

test('a piece whose title speaks of sending or of tests is one', () => {
  for (const name of [
    'Alternatore Fiat Punto spedizione gratuita',
    'Testata motore',
    'Faro testato',
    'Pompa carburante, spese di spedizione incluse',
    'Provalampade',
    'Diversi sensori ABS',
    'Pezzo di ricambio frizione',
    'Varie maniglie porta',
    'Other parts of the door, handle',
    'Tappo serbatoio con chiave',
  ])
    expect(whyNoPiece(name), name).toBeUndefined();
});
