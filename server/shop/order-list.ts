/** Orders in a terminal, a line each. */
import { formatMoney } from '../../domain/format.ts';
import type { ListedOrder } from '../orders/shopkeeper-orders.ts';
import { buyerName, dayInRome, methodWords } from './order-words.ts';

const terminalWidth = 80;
const gap = '  ';

/** @returns a heading and a line for each order, 80 signs wide at most: long names are cut. Nothing for no orders */
export function orderList(orders: readonly ListedOrder[]): string[] {
  if (orders.length === 0) return [];
  const columns = [
    column('number', orders, ({ orderNumber }) => orderNumber),
    column('day', orders, ({ placedAt }) => dayInRome(placedAt)),
    column('state', orders, ({ state }) => state),
    column('total', orders, ({ finalPrice }) => formatMoney(finalPrice, 'en')),
    column('payment', orders, paymentWord),
  ] as const;
  const [number, day, state, total, payment] = columns;
  const room = terminalWidth - columns.reduce((sum, { width }) => sum + width + gap.length, 0);
  return ['buyer', ...orders.map(({ buyer }) => buyerName(buyer))].map((name, line) =>
    [
      number.left(line),
      day.left(line),
      state.left(line),
      total.right(line),
      (name.length > room ? `${name.slice(0, room - 1)}…` : name).padEnd(room),
      payment.left(line),
    ]
      .join(gap)
      .trimEnd(),
  );
}

function column(heading: string, orders: readonly ListedOrder[], cellOf: (order: ListedOrder) => string) {
  const cells = [heading, ...orders.map(cellOf)];
  const width = Math.max(...cells.map(({ length }) => length));
  return {
    width,
    left: (line: number) => cells[line]?.padEnd(width),
    right: (line: number) => cells[line]?.padStart(width),
  };
}

/** How it is paid; where the order's state does not tell what became of the money, that instead. */
function paymentWord({ paymentMethod, paymentState }: ListedOrder): string {
  if (paymentState === 'pending' || paymentState === 'paid') return methodWords[paymentMethod];
  return paymentState.replace('_', ' ');
}
