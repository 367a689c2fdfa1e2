import { expect, test } from 'vitest';
import { firstRecords, type Sheet } from './sheet.ts';
import { withVariants } from './variants.ts';

const sheetOf = (rows: readonly (readonly string[])[]): Sheet => ({
  name: '',
  async *records() {
    yield rows.map((cells, at) => ({ line: at + 1, cells }));
  },
});

const filled = async (rows: readonly (readonly string[])[]): Promise<(readonly string[])[]> => {
  const sheet = sheetOf(rows);
  const records = await firstRecords(withVariants(sheet, await firstRecords(sheet, 40)), 40);
  return records.map(({ cells }) => cells);
};

test('the variants of a product say what it says, and what is their own; a further photo stays one', async () => {
  expect(
    await filled([
      ['Handle', 'Title', 'Option1 Value', 'Variant SKU', 'Variant Price', 'Image Src'],
      ['specchio-y', 'Specchio Ypsilon', 'Sinistro', 'S-1', '59.00', 'a.jpg'],
      ['specchio-y', '', 'Destro', 'S-2', '65.00', ''],
      ['specchio-y', '', '', '', '', 'b.jpg'],
      ['faro-p', '', 'Destro', 'F-1', '40.00', ''],
    ]),
  ).toEqual([
    ['Handle', 'Title', 'Option1 Value', 'Variant SKU', 'Variant Price', 'Image Src'],
    ['specchio-y', 'Specchio Ypsilon', 'Sinistro', 'S-1', '59.00', 'a.jpg'],
    ['specchio-y', 'Specchio Ypsilon', 'Destro', 'S-2', '65.00', 'a.jpg'],
    ['specchio-y', '', '', '', '', 'b.jpg'],
    ['faro-p', '', 'Destro', 'F-1', '40.00', ''],
  ]);
});

test('a variation finds its product by code or by number', async () => {
  const rows = [
    ['ID', 'SKU', 'Nome', 'Categorie', 'Genitore', 'Prezzo'],
    ['10', 'M-1', 'Specchio Punto', 'Specchi', '', ''],
    ['11', 'M-1-DX', 'Specchio Punto - Destro', '', 'M-1', '38'],
    ['12', 'M-1-SX', '', '', 'id:10', '42'],
    ['13', 'F-1', 'Faro', 'Fari', '', '30'],
  ];
  expect(await filled(rows)).toEqual([
    rows[0],
    rows[1],
    ['11', 'M-1-DX', 'Specchio Punto - Destro', 'Specchi', 'M-1', '38'],
    ['12', 'M-1-SX', 'Specchio Punto', 'Specchi', 'id:10', '42'],
    rows[4],
  ]);
});

test('what a variation says behind the last cell of its product stays', async () => {
  const rows = [
    ['ID', 'SKU', 'Nome', 'Genitore', 'Prezzo'],
    ['10', 'M-1', 'Specchio Punto'],
    ['11', 'M-1-DX', '', 'M-1', '38'],
  ];
  expect(await filled(rows)).toEqual([rows[0], rows[1], ['11', 'M-1-DX', 'Specchio Punto', 'M-1', '38']]);
});

test('a list without products and variants is left as it is', async () => {
  const sheet = sheetOf([['Codice', 'Nome', 'Prezzo']]);
  expect(withVariants(sheet, await firstRecords(sheet, 40))).toBe(sheet);
});
