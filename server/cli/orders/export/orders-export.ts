/** `npm run shop -- orders export [FILE]`: what was sold, for the accountant. */
import { paidOrders } from '../../../orders/reading/paid-orders.ts';
import { interruptedStatus, UsageError } from '../../frame/command.ts';
import { asTyped, oneOf, option, withDefault } from '../../frame/arguments.ts';
import { beginOfTyped, endOfTyped } from '../../frame/day-typed.ts';
import { defineCommand } from '../../frame/define-command.ts';
import { writeOrRefuse } from '../../write-or-refuse.ts';
import { exportPieces } from './export-pieces.ts';

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
