/** The accountant's file, piece by piece: however many orders there are, a few of them are in memory. */
import type { PaidOrder } from '../../../orders/reading/paid-orders.ts';
import { csvBegin, csvLine } from '../../csv-line.ts';
import { printableJson } from '../../frame/words.ts';
import { exportedOrder, type ExportedOrder } from './exported-order.ts';
import { columnNames, orderRows } from './order-rows.ts';

type Manner = {
  readonly begin: string;
  readonly order: (order: ExportedOrder, isFirst: boolean) => string;
  readonly end: (total: number) => string;
};

/** How the file can be written. */
export const manners = {
  csv: {
    begin: csvBegin + csvLine(columnNames),
    order: (order) => orderRows(order).map(csvLine).join(''),
    end: () => '',
  },
  json: {
    begin: '{"orders":[',
    order: (order, isFirst) => `${isFirst ? '' : ','}\n${printableJson(order)}`,
    end: (total) => `\n],"total":${total}}\n`,
  },
} as const satisfies Record<string, Manner>;

/** How much is gathered before it is handed on, in characters. */
const gathered = 64 * 1024;

/** @returns how many orders there were, when it is done */
export async function* exportPieces(
  orders: AsyncIterable<PaidOrder>,
  as: keyof typeof manners,
): AsyncGenerator<string, number> {
  const { begin, order: written, end }: Manner = manners[as];
  let piece = begin;
  let total = 0;
  for await (const order of orders) {
    piece += written(exportedOrder(order), total === 0);
    total += 1;
    if (piece.length < gathered) continue;
    yield piece;
    piece = '';
  }
  yield piece + end(total);
  return total;
}
