/** The body of an invoice: what was bought, what it comes to, and what is said below. */
import { formatDay } from '../../../domain/format.ts';
import { paymentMethodWords } from '../../../domain/payment-methods.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { amountsOf } from '../../mail/confirmation-lines.ts';
import { confirmationWords } from '../../mail/confirmation-words.ts';
import type { PaidOrder } from '../reading/paid-orders.ts';
import { invoiceWords } from './invoice-words.ts';
import { left, type Paper, type Structure, type Writing, right, width } from './paper.ts';

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
    const numbers = [item.serialNumber, ...item.otherNumbers].filter((one) => one !== '').join(' · ');
    const height = nameHeight + paper.heightOf(numbers, number) + 13;
    if (paper.ensureSpace(height)) writeHeadings(paper, locale);
    const of = paper.part('TR', table);
    const above = paper.y;
    for (const column of columns) {
      const cell = paper.part('TD', of);
      paper.y = above;
      paper.write(cells[column], placeOf(column), { of: cell });
      if (column !== 'part') continue;
      paper.y += nameHeight + 1;
      if (numbers !== '') paper.write(numbers, number, { of: cell });
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

type Line = { readonly name: string; readonly amount: string; readonly isTotal?: true };

const amountWidth = 90;

/** What it comes to, how that was paid, and what was given back of it. */
export function drawAmounts(paper: Paper, paid: PaidOrder): void {
  const lines = linesOf(paid);
  // They stay together: a total alone on its sheet says little.
  paper.ensureSpace(lines.length * 22);
  const table = paper.part('Table');
  for (const { name, amount, isTotal } of lines) {
    const manner = isTotal ? ({ face: 'bold', size: 12 } as const) : {};
    const of = paper.part('TR', table);
    const at = { x: left + 120, width: right - left - 120 - amountWidth - 10, align: 'right' } as const;
    const height = paper.write(name, { ...manner, ...at }, { of, as: 'TH', scope: 'Row' });
    const sum = { x: right - amountWidth, width: amountWidth, align: 'right' } as const;
    paper.write(amount, { ...manner, ...sum }, { of, as: 'TD' });
    paper.y += height + 4;
  }
  paper.y += 14;
}

function linesOf({ row, payment, refunds }: PaidOrder): Line[] {
  const { locale, finalPrice, paymentMethod, purchasedAt } = row;
  const words = invoiceWords[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  const day = (moment: Date) => formatDay(moment.toISOString(), locale);
  const paid = words.paid(day(purchasedAt));
  return [
    ...amountsOf(row, locale).map(([name, amount]) => ({ name, amount })),
    { name: confirmationWords[locale].finalPrice, amount: money(finalPrice), isTotal: true },
    { name: `${paid} (${paymentMethodWords[paymentMethod][locale]})`, amount: money(payment.amount) },
    ...refunds.map(({ doneAt, askedAt, reason, amount }) => ({
      name: `${doneAt ? words.refunded(day(doneAt)) : words.refundAsked(day(askedAt))} (${words.reasons[reason]})`,
      amount: `−${money(amount)}`,
    })),
  ];
}

const manner = { x: left, width, size: 8.5 } as const satisfies Writing;

/** What the law wants said of such a sale, and what this paper is not. */
export function drawNotes(paper: Paper, paid: PaidOrder): void {
  const notes = notesOf(paid);
  paper.ensureSpace(notes.reduce((height, note) => height + paper.heightOf(note, manner) + 5, 10));
  const of = paper.part('Sect');
  paper.rule();
  paper.y += 10;
  for (const note of notes) paper.y += paper.write(note, manner, { of }) + 5;
}

function notesOf({ row, items }: PaidOrder): string[] {
  const { locale, buyer, repairerRegistration } = row;
  const words = invoiceWords[locale];
  const ordinary = items.filter(({ vatScheme }) => vatScheme === 'ordinary');
  return [
    // The words that art. 21(6)(d) D.P.R. 633/1972 gives for used goods come first in it.
    ...(ordinary.length < items.length ? [words.margin] : []),
    ...(ordinary.length > 0 ? [words.ordinary(ordinary.map(({ name }) => name).join(', '))] : []),
    ...(repairerRegistration ? [words.repairer(repairerRegistration)] : []),
    `${words.courtesy} ${words.electronic[buyer.type]}`,
  ];
}
