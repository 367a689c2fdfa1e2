/** `npm run shop -- invoices takings`: the register of sales that have no invoice. */
import type { InBoth } from '../../../domain/constants.ts';
import { formatDay } from '../../../domain/format.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import { invoicing } from '../../../shop.config.ts';
import { takingsOf } from '../../orders/electronic-invoices/takings.ts';
import { takingsCsv } from '../../orders/electronic-invoices/takings-csv.ts';
import { fileToWrite, dayPlaceholder, json, option, refuseReversed } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { writeOrRefuse } from '../write-or-refuse.ts';
import { dayTyped } from './invoice-words.ts';

const words = {
  it: {
    holds: (path: string, from: string, to: string) =>
      `${path}: i corrispettivi dal ${formatDay(from, 'it')} al ${formatDay(to, 'it')}.`,
  },
  en: {
    holds: (path: string, from: string, to: string) => `${path} holds the takings from ${from} to ${to}.`,
  },
} satisfies InBoth<object>;

export const invoicesTakings = defineCommand({
  help: {
    it: {
      summary: 'i totali del giorno delle vendite senza fattura, per il registro dei corrispettivi',
      notes: [
        'Per giorno di pagamento a Roma e per IVA: il regime del margine, e l’aliquota ordinaria con imponibile e imposta. Quello che è tornato indietro conta nel giorno in cui è tornato.',
        'Una vendita che ha la fattura più tardi esce dai totali del suo giorno: annota un mese quando è finito, e per le fatture chieste dopo senti il commercialista.',
        'Ogni colonna è spiegata in docs/accountants-file.md.',
      ],
    },
    en: {
      summary: 'daily totals of sales without an invoice, for the register of takings',
      notes: [
        'By day of payment in Rome and by VAT: the margin scheme, and the ordinary rate with taxable amount and tax. What went back counts on the day on which it went.',
        'A sale that gets its invoice later leaves the totals of its day: write a month down once it is over, and ask the accountant about those that were asked for after that.',
        'docs/accountants-file.md tells every column.',
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
        it: 'da questo giorno in poi; se non lo dici, dal primo del mese',
        en: 'from this day on; the first of this month when left out',
      },
      dayTyped,
    ),
    to: option(
      dayPlaceholder,
      { it: 'fino a questo giorno; se non lo dici, oggi', en: 'to this day; today when left out' },
      dayTyped,
    ),
    json,
  },
  examples: ['invoices takings --from 2026-11-01 novembre.csv', 'invoices takings --json'],
  async run({ file: path, from, to, json: asJson }, { terminal, language, open }) {
    const { database, clock, print } = await open();
    const today = dayInRome(clock());
    const days = { from: from ?? `${today.slice(0, 8)}01`, to: to ?? today };
    refuseReversed(days.from, days.to, language);
    const rows = await takingsOf(database.db, invoicing, days);
    if (asJson) return terminal.printJson({ ...days, days: rows });
    const text = takingsCsv(rows, invoicing);
    if (path === undefined) return terminal.write(text);
    await writeOrRefuse(path, (file) => file.writeFile(text), language);
    print(words[language].holds(path, days.from, days.to));
  },
});
