/** `npm run shop -- orders export [FILE]`: what was sold, for the accountant. */
import type { InBoth } from '../../../../domain/constants.ts';
import { formatNumber } from '../../../../domain/written-number.ts';
import { paidOrders, type PaidOrder } from '../../../orders/reading/paid-orders.ts';
import { csvBegin, csvLine } from '../../../files/csv-line.ts';
import {
  fileToWrite,
  beginOfTyped,
  dayPlaceholder,
  endOfTyped,
  oneOf,
  option,
  withDefault,
  refuseReversed,
} from '../../frame/arguments.ts';
import { interruptedStatus } from '../../frame/command.ts';
import { defineCommand } from '../../frame/define-command.ts';
import { printableJson } from '../../frame/words.ts';
import { writeOrRefuse } from '../../write-or-refuse.ts';
import { exportedOrder, type ExportedOrder } from './exported-order.ts';
import { columnNames, orderRows } from './order-rows.ts';

const words = {
  it: {
    holds: (path: string, total: number) =>
      `${path}: ${total === 1 ? '1 ordine' : `${formatNumber(total, 'it')} ordini`}.`,
    ended: 'Interrotto prima della fine.',
  },
  en: {
    holds: (path: string, total: number) =>
      `${path} holds ${total === 1 ? '1 order' : `${formatNumber(total, 'en')} orders`}.`,
    ended: 'Ended before it was whole.',
  },
} satisfies InBoth<object>;

export const ordersExport = defineCommand({
  help: {
    it: {
      summary: 'gli ordini pagati, per il commercialista e le fatture elettroniche',
      notes: [
        'I giorni sono quelli di Roma in cui un ordine è stato pagato. Quello che è tornato indietro sta con il suo ordine, in qualunque giorno sia.',
        'Nel CSV una riga è un pezzo, lo sconto, la spedizione o un rimborso: la colonna importo si può sommare. Ogni colonna è spiegata in docs/accountants-file.md.',
        'Dentro ci sono nomi, indirizzi e codici fiscali: il file lo può leggere solo chi lo crea.',
      ],
    },
    en: {
      summary: 'orders that were paid, for the accountant and the electronic invoices',
      notes: [
        'Days are those of Rome on which an order was paid. What went back stands with its order, whenever that was.',
        'In CSV a line is a piece, the discount, the shipping or a refund of an order: the column importo adds up. docs/accountants-file.md tells every column.',
        'In it are names, addresses and tax codes: the file is written for its owner alone.',
      ],
    },
  },
  operands: {
    file: fileToWrite,
  },
  options: {
    from: option(
      dayPlaceholder,
      {
        it: 'solo quello comprato da quel giorno in poi, come 2026-01-01',
        en: 'only what was bought on that day or later, as 2026-01-01',
      },
      beginOfTyped,
    ),
    to: option(
      dayPlaceholder,
      { it: 'solo quello comprato fino a quel giorno', en: 'only what was bought on that day or before' },
      endOfTyped,
    ),
    as: withDefault(
      option(
        { it: 'FORMA', en: 'FORM' },
        {
          it: 'csv per un foglio di calcolo (se non dici niente), json per un programma',
          en: 'csv for a spreadsheet (the default), json for a program',
        },
        oneOf(['csv', 'json']),
      ),
      'csv',
    ),
  },
  examples: [
    'orders export --from 2026-01-01 --to 2026-03-31 vendite.csv',
    'orders export --as json vendite.json',
  ],
  async run({ file: path, from, to, as }, { terminal, language, open, abortOnInterrupt }) {
    refuseReversed(from, to, language);
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
        const total = await writeOrRefuse(
          path,
          (file) => writeWith((piece) => file.appendFile(piece)),
          language,
        );
        print(words[language].holds(path, total));
      }
      return 0;
    } catch (error) {
      if (!signal.aborted) throw error;
      terminal.tell(words[language].ended);
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
