import { expect, test } from 'vitest';
import { vatInNotes } from './vat-in-notes.ts';

test('the rate that a file tells beside its table is told, and nothing else is taken for one', () => {
  const notes: Record<string, string> = {
    'Stock piezas mecánica - noviembre 2024. PRECIOS SIN IVA (21% no incluido)': '21',
    'IVA 21% no incluido': '21',
    'precios + 21% IVA': '21',
    'Stand: 14.10.2024   Preise netto zzgl. 19% MwSt.   Zust.: A = neuwertig': '19',
    'Prix HT, TVA 20 %': '20',
    'priser ekskl. 25 % moms': '25',
    'Prezzi IVA esclusa': '',
    'Sconto 20% per officine. Prezzi IVA esclusa': '',
    'LISTINO 2024 - IVA 4% libri': '',
    'Garantía 12 meses en motores y cajas': '',
  };
  for (const [note, rate] of Object.entries(notes)) expect(vatInNotes([note]), note).toBe(rate);
  expect(vatInNotes(['IVA 21% no incluido', 'precios + 21% IVA'])).toBe('21');
  expect(vatInNotes(['IVA 21%', 'IVA 22%'])).toBe('');
});
