import { expect, test } from 'vitest';
import { withNamedValues } from './named-values.ts';
import type { Sheet } from './sheet.ts';

const tableOf = async (rows: readonly (readonly string[])[]): Promise<readonly (readonly string[])[]> => {
  const records = rows.map((cells, at) => ({ line: at + 1, cells }));
  const sheet: Sheet = {
    name: '',
    async *records() {
      yield records;
    },
  };
  const all: (readonly string[])[] = [];
  for await (const some of withNamedValues(sheet, records).records())
    all.push(...some.map(({ cells }) => cells));
  return all;
};

test('attributes that change their place from product to product are columns by their names', async () => {
  for (const [name, value, seen] of [
    ["Nome dell'attributo", "Valore dell'attributo", 'Attributo visibile'],
    ['Attribute # name', 'Attribute # value(s)', 'Attribute # visible'],
    ['Attributo # nome', 'Attributo # valore(i)', 'Attributo # visibile'],
    ['Nom de l’attribut', 'Valeur(s) de l’attribut', 'Attribut # visible'],
  ]) {
    const of = (text = '', nth = 1) => (text.includes('#') ? text.replace('#', `${nth}`) : `${text} ${nth}`);
    expect(
      await tableOf([
        ['SKU', of(name), of(value), of(seen), of(name, 2), of(value, 2), of(seen, 2), 'Tag'],
        ['A1', 'Marca', 'Fiat', '1', 'Scaffale', 'P2', '0', 'usato'],
        ['A2', 'Scaffale', 'P3', '0', '', '', '', ''],
      ]),
      name,
    ).toEqual([
      ['SKU', 'Tag', 'Marca', 'Scaffale'],
      ['A1', 'usato', 'Fiat', 'P2'],
      ['A2', '', '', 'P3'],
    ]);
  }
});

test('a line that ends too early stays too short, and one that is too long too long', async () => {
  const lines = await tableOf([
    ['SKU', 'Attribute 1 name', 'Attribute 1 value', 'Tag'],
    ['A1', 'Marca', 'Fiat', 'usato'],
    ['A2'],
    ['A3', 'Marca', 'Fiat', 'usato', 'moved'],
  ]);
  expect(lines.map((cells) => cells.length)).toEqual([3, 3, 1, 4]);
});

test('a list without such pairs stays as it is', async () => {
  const rows = [
    ['Codice 1', 'Nome', 'Valore'],
    ['A1', 'Faro', '80'],
  ];
  expect(await tableOf(rows)).toEqual(rows);
});
