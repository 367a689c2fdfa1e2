/** What was bought, a line each, on as many sheets as it takes. */
import { formatMoney } from '../../../domain/written-number.ts';
import type { PaidOrder } from '../reading/paid-orders.ts';
import { invoiceWords } from './invoice-words.ts';
import { left, type Paper, type Structure, type Writing } from './paper.ts';

const gap = 10;
const widths = { part: 219, quantity: 50, price: 62, discounted: 62, total: 66 } as const;
type Column = keyof typeof widths;
const columns = Object.keys(widths) as Column[];

function placeOf(column: Column): Writing {
  const before = columns.slice(0, columns.indexOf(column));
  return {
    x: before.reduce((x, other) => x + widths[other] + gap, left),
    width: widths[column],
    align: column === 'part' ? 'left' : 'right',
  };
}

export function drawLines(paper: Paper, { row: { locale }, items }: PaidOrder): void {
  const table = paper.part('Table');
  const heading = paper.part('TR', table);
  writeHeadings(paper, locale, heading);
  for (const item of items) {
    const cells = cellsOf(item, locale);
    const number = { ...placeOf('part'), face: 'mono', size: 8.5, colour: 'muted' } as const;
    const nameHeight = paper.heightOf(cells.part, placeOf('part'));
    const height = nameHeight + paper.heightOf(item.serialNumber, number) + 13;
    if (paper.makeRoom(height)) writeHeadings(paper, locale);
    const of = paper.part('TR', table);
    const above = paper.y;
    for (const column of columns) {
      const cell = paper.part('TD', of);
      paper.y = above;
      paper.write(cells[column], placeOf(column), { of: cell });
      if (column !== 'part') continue;
      paper.y += nameHeight + 1;
      paper.write(item.serialNumber, number, { of: cell });
    }
    paper.y = above + height - 6;
    paper.rule();
    paper.y += 6;
  }
  paper.y += 6;
}

function cellsOf(
  { name, quantity, price, discountedPrice }: PaidOrder['items'][number],
  locale: PaidOrder['row']['locale'],
): Record<Column, string> {
  return {
    part: name,
    quantity: String(quantity),
    price: formatMoney(price, locale),
    discounted: discountedPrice === price ? '–' : formatMoney(discountedPrice, locale),
    total: formatMoney(discountedPrice * quantity, locale),
  };
}

/** @param of the table's first line; on the sheets after the first one they are for eyes only */
function writeHeadings(paper: Paper, locale: PaidOrder['row']['locale'], of?: Structure): void {
  for (const column of columns) {
    const words = invoiceWords[locale].columns[column];
    const manner = { ...placeOf(column), face: 'bold', size: 8.5 } as const;
    if (of) paper.write(words, manner, { of, as: 'TH', scope: 'Column' });
    else paper.print(words, manner);
  }
  paper.y += 16;
  paper.rule();
  paper.y += 6;
}
