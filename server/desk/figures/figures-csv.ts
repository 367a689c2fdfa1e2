/** The steps of a period as a table for an Italian spreadsheet, as the shop's other exports. */
import type { FigureStep } from '../../../domain/contract/desk-figures.ts';
import { csvBegin, csvLine, type Cell } from '../../files/csv-line.ts';

const ofKnown =
  (name: 'paid' | 'cost' | 'vat' | 'margin') =>
  ({ margin }: FigureStep): Cell =>
    margin.known > 0 || margin.paid !== 0 || margin.cost !== 0 ? { cents: margin[name] } : null;

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
  pezzi_al_banco: ({ counterPieces }) => String(counterPieces),
  incassato_al_banco: ({ counterTaken }) => ({ cents: counterTaken }),
  // The margin of sold pieces that did not come back, as far as their purchase price is known; where it is of none, nothing is said.
  pezzi_non_resi: ({ margin }) => String(margin.pieces),
  pezzi_con_costo: ({ margin }) => String(margin.known),
  pagato_con_costo: ofKnown('paid'),
  costo_acquisto: ofKnown('cost'),
  iva: ofKnown('vat'),
  margine: ofKnown('margin'),
  giorni_scaffale_meta_entro: ({ shelf }) => shelf && String(shelf.median),
  giorni_scaffale_di_solito_da: ({ shelf }) => shelf && String(shelf.lower),
  giorni_scaffale_di_solito_a: ({ shelf }) => shelf && String(shelf.upper),
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
