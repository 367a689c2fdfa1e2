/** What the desk says of the owner's figures, in Italian. */
import { searchCountRetentionDays } from '../../../../domain/constants.ts';
import type { PeriodKind } from '../../../../domain/figures/periods.ts';

type ByKind = Readonly<Record<PeriodKind, string>>;

export const figures = {
  figures: {
    title: 'Cifre',
    choose: 'Periodo',
    kinds: { week: 'Settimana', month: 'Mese', year: 'Anno' } satisfies ByKind,
    earlier: { week: 'Settimana prima', month: 'Mese prima', year: 'Anno prima' } satisfies ByKind,
    later: { week: 'Settimana dopo', month: 'Mese dopo', year: 'Anno dopo' } satisfies ByKind,
    comparedWith: (period: string): string => `a confronto con ${period}`,
    isRunning: 'in corso',
    beside: (figure: string): string => `prima ${figure}`,
    before: { week: 'Settimana prima', month: 'Mese prima', year: 'Anno prima' } satisfies ByKind,
    steps: { week: 'Giorno', month: 'Giorno', year: 'Mese' } satisfies ByKind,
    total: 'Totale',
    columns: {
      orders: 'Ordini',
      pieces: 'Pezzi',
      taken: 'Incassato',
      givenBack: 'Rimborsato',
      rest: 'Netto',
      counterPieces: 'Pezzi al banco',
      counterTaken: 'Al banco',
      together: 'Netto e banco',
      vainSearches: 'Ricerche',
      visits: 'Visite',
      baskets: 'Carrelli',
      placed: 'Ordini fatti',
    },
    sales: 'Vendite',
    salesAbout:
      'Gli ordini nel giorno in cui sono pagati, spedizione compresa; i rimborsi nel giorno in cui partono: come nei corrispettivi e nelle fatture. Le vendite al banco stanno a parte: margine e giorni sullo scaffale sono solo degli ordini.',
    salesCaption: {
      week: 'Vendite giorno per giorno',
      month: 'Vendite giorno per giorno',
      year: 'Vendite mese per mese',
    } satisfies ByKind,
    margin: 'Margine',
    known: (known: string, pieces: string): string =>
      `Pezzi venduti con il costo d’acquisto: ${known} su ${pieces}. Gli altri qui non sono contati.`,
    cameBack: (sold: number, back: number): string =>
      sold === 1
        ? 'Il pezzo venduto è tornato in magazzino e qui non conta.'
        : back === 1
          ? `Dei ${sold} pezzi venduti uno è tornato in magazzino e qui non conta.`
          : back === sold
            ? `I ${sold} pezzi venduti sono tornati in magazzino e qui non contano.`
            : `Dei ${sold} pezzi venduti ${back} sono tornati in magazzino e qui non contano.`,
    marginAbout:
      'IVA esclusa: nel regime ordinario si toglie da tutto il prezzo, in quello del margine solo dal guadagno di tutto il periodo. Spedizione esclusa, rimborsi già tolti.',
    marginCaption: {
      week: 'Margine giorno per giorno',
      month: 'Margine giorno per giorno',
      year: 'Margine mese per mese',
    } satisfies ByKind,
    marginRows: { paid: 'Pagato', cost: 'Costo d’acquisto', vat: 'IVA', margin: 'Margine' },
    knownOf: 'Costo noto',
    share: (known: string, pieces: string): string => `${known} su ${pieces}`,
    shelf: 'Giorni sullo scaffale',
    shelfAbout: 'Dal primo prezzo al pagamento, per i pezzi venduti e non resi.',
    soldIn: { median: 'Metà venduta entro', spread: 'Di solito' },
    days: (days: string): string => (days === '1' ? '1 giorno' : `${days} giorni`),
    daysBetween: (from: string, to: string): string =>
      from === to ? figures.figures.days(from) : `${from}–${to} giorni`,
    daysOver: (days: number): string => `oltre ${days} giorni`,
    stock: 'In magazzino adesso',
    stockCaption: 'Pezzi in magazzino, da quanto tempo',
    age: 'Da quanto',
    worth: 'Valore a listino',
    visits: 'Dalla visita all’ordine',
    visitsAbout:
      'Solo totali del giorno, senza riconoscere nessuno. Qui un ordine conta nel giorno in cui è fatto, anche se poi non viene pagato.',
    visitsUncounted:
      'Qui gli ordini sono più delle visite: non contiamo i robot, chi chiede di non essere seguito e chi esce subito. Da questi numeri non si vede quanti, di chi visita, comprano.',
    visitsCaption: {
      week: 'Visite, carrelli e ordini giorno per giorno',
      month: 'Visite, carrelli e ordini giorno per giorno',
      year: 'Visite, carrelli e ordini mese per mese',
    } satisfies ByKind,
    searches: 'Ricerche senza risultati',
    searchesAbout: `Dopo ${searchCountRetentionDays} giorni si dimenticano.`,
    searchesCaption: {
      week: 'Ricerche senza risultati giorno per giorno',
      month: 'Ricerche senza risultati giorno per giorno',
      year: 'Ricerche senza risultati mese per mese',
    } satisfies ByKind,
    file: 'Scarica per il foglio di calcolo (CSV)',
  },
};
