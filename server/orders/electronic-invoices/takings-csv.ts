/** The register of takings as a table for an Italian spreadsheet; docs/accountants-file.md tells every column. */
import type { DailyTotal } from '../../../domain/invoicing/daily-totals.ts';
import type { Invoicing } from '../../../domain/invoicing/invoicing-terms.ts';
import { csvBegin, csvLine, type Cell } from '../../files/csv-line.ts';

const cents = (amount: number | null): Cell => (amount === null ? null : { cents: amount });

const columnsOf = ({
  ordinaryRatePercent,
  margin,
}: Invoicing): Record<string, (row: DailyTotal) => Cell> => ({
  giorno: ({ day }) => day,
  regime: ({ vatScheme }) => (vatScheme === 'margin' ? 'margine' : 'ordinario'),
  aliquota: ({ vatScheme }) => (vatScheme === 'margin' ? null : String(ordinaryRatePercent)),
  natura_iva: ({ vatScheme }) => (vatScheme === 'margin' ? margin.nature : null),
  vendite: ({ sales }) => String(sales),
  incassato: ({ taken }) => cents(taken),
  rimborsi: ({ refunds }) => String(refunds),
  rimborsato: ({ givenBack }) => cents(givenBack),
  corrispettivo: ({ total }) => cents(total),
  imponibile: ({ taxable }) => cents(taxable),
  imposta: ({ tax }) => cents(tax),
});

export function takingsCsv(rows: readonly DailyTotal[], terms: Invoicing): string {
  const columns = columnsOf(terms);
  return (
    csvBegin +
    csvLine(Object.keys(columns)) +
    rows.map((row) => csvLine(Object.values(columns).map((cell) => cell(row)))).join('')
  );
}
