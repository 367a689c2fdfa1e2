/** What the desk says of sales over the counter, in Italian. */
import { pieces } from './pieces.ts';

export const counter = {
  counter: {
    sell: 'Venduto al banco',
    title: (code: string): string => `Venduto al banco: ${code}`,
    about:
      'Esce subito dalla vendita e si vede nelle cifre, a parte. Lo scontrino si fa alla cassa: nei corrispettivi del negozio online non entra.',
    pieces: (free: number): string => `Quanti pezzi, su ${free}`,
    amount: 'Incassato in euro',
    repairer: 'Iscrizione di chi lo monta',
    repairerAbout: 'È un pezzo di sicurezza: per legge si vende solo a chi ripara auto di mestiere.',
    invalidPieces: (free: number): string => `Un numero da 1 a ${free}.`,
    do: 'Segna venduto',
    sold: 'Venduti al banco',
    line: (count: number, amount: string): string => `${pieces(count)} · ${amount}`,
    takeBack: 'Annulla la vendita',
    ask: 'Annullare la vendita al banco?',
    askAbout: (count: number, amount: string): string =>
      `${count === 1 ? 'Il pezzo torna' : `I ${count} pezzi tornano`} in vendita, e ${amount} si tolgono dalle cifre di oggi. Soldi e scontrino li sistemi tu alla cassa.`,
    leave: 'Lascia com’è',
  },
};
