/** The steps of a period as a table for an Italian spreadsheet, as the shop's other exports. */
import type { FigureStep } from '../../../domain/contract/desk-figures.ts';
import { csvBegin, csvLine, type Cell } from '../../files/csv-line.ts';

const columns: Record<string, (step: FigureStep) => Cell> = {
  giorno: ({ step }) => step,
  ordini: ({ orders }) => String(orders),
  pezzi: ({ pieces }) => String(pieces),
  incassato: ({ taken }) => ({ cents: taken }),
  rimborsi: ({ refunds }) => String(refunds),
  rimborsato: ({ givenBack }) => ({ cents: givenBack }),
  resta: ({ taken, givenBack }) => ({ cents: taken - givenBack }),
  ricerche_senza_risultati: ({ vainSearches }) => String(vainSearches),
  visite: ({ visits }) => String(visits),
  carrelli: ({ baskets }) => String(baskets),
  ordini_fatti: ({ placed }) => String(placed),
};

/** @param steps of a year are months, and so is the name of their column */
export function figuresCsv(steps: readonly FigureStep[], isByMonth: boolean): string {
  const [, ...others] = Object.keys(columns);
  return (
    csvBegin +
    csvLine([isByMonth ? 'mese' : 'giorno', ...others]) +
    steps.map((step) => csvLine(Object.values(columns).map((cell) => cell(step)))).join('')
  );
}
