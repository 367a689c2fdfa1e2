/** `npm run shop -- orders export [FILE]`: what was sold, for the accountant. */
import { paidOrders, type PaidOrder } from '../../../orders/reading/paid-orders.ts';
import { csvBegin, csvLine } from '../../csv-line.ts';
import { asTyped, oneOf, option, withDefault, beginOfTyped, endOfTyped } from '../../frame/arguments.ts';
import { interruptedStatus, UsageError } from '../../frame/command.ts';
import { defineCommand } from '../../frame/define-command.ts';
import { printableJson } from '../../frame/words.ts';
import { writeOrRefuse } from '../../write-or-refuse.ts';
import { exportedOrder, type ExportedOrder } from './exported-order.ts';
import { columnNames, orderRows } from './order-rows.ts';

export const ordersExport = defineCommand({
  summary: 'orders that were paid, for the accountant and the electronic invoices',
  operands: { file: option('FILE', 'where it is written; the standard output when left out', asTyped) },
  options: {
    from: option('DAY', 'only what was bought on that day or later, as 2026-01-01', beginOfTyped),
    to: option('DAY', 'only what was bought on that day or before', endOfTyped),
    as: withDefault(
      option('FORM', 'csv for a spreadsheet (the default), json for a program', oneOf(['csv', 'json'])),
      'csv',
    ),
  },
  notes: [
    'Days are those of Rome on which an order was paid. What went back stands with its order, whenever that was.',
    'In CSV a line is a piece, the discount, the shipping or a refund of an order: the column importo adds up. docs/accountants-file.md tells every column.',
    'In it are names, addresses and tax codes: the file is written for its owner alone.',
  ],
  examples: [
    'orders export --from 2026-01-01 --to 2026-03-31 vendite.csv',
    'orders export --as json vendite.json',
  ],
  async run({ file: path, from, to, as }, { terminal, open, abortOnInterrupt }) {
    if (from && to && from > to) throw new UsageError('--from is a later day than --to.');
    const { database, clock, print } = await open();
    const now = clock();
    const signal = abortOnInterrupt();
    const orders = paidOrders(database.db, { from, to: to && to < now ? to : now });
    const writeWith = async (write: (piece: string) => Promise<unknown>): Promise<number> => {
      const pieces = exportPieces(orders, as);
      for (;;) {
        signal.throwIfAborted();
        const { done, value } = await pieces.next();
        if (done) return value;
        await write(value);
      }
    };
    try {
      if (path === undefined) {
        await writeWith(terminal.write);
      } else {
        const total = await writeOrRefuse(path, (file) => writeWith((piece) => file.appendFile(piece)));
        print(`${path} holds ${total === 1 ? '1 order' : `${total} orders`}.`);
      }
      return 0;
    } catch (error) {
      if (!signal.aborted) throw error;
      terminal.tell('Ended before it was whole.');
      return interruptedStatus;
    }
  },
});

type Manner = {
  readonly begin: string;
  readonly order: (order: ExportedOrder, isFirst: boolean) => string;
  readonly end: (total: number) => string;
};

/** How the file can be written. */
const manners = {
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
