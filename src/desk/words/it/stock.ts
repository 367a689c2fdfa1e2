/** What the desk says in the stock room, in Italian. */
import type { RemovalReason } from '../../../../domain/contract/desk-stock.ts';
import { pieces } from './pieces.ts';

export const stock = {
  stock: {
    title: 'Pezzi',
    search: 'Cerca un pezzo',
    searchHint: 'Codice, anche solo la fine, numero, parole o posizione.',
    find: 'Cerca',
    found: (count: number): string => (count === 0 ? 'Nessun pezzo.' : pieces(count)),
    latest: 'Ultimi arrivati',
    first: (shown: number, all: number): string => `I primi ${shown} di ${all}.`,
    places: 'Posizioni ed etichette',
    onHand: (count: number): string => (count === 0 ? 'Venduto o tolto' : pieces(count)),
    kept: (count: number): string => (count === 1 ? '1 tenuto per chi paga' : `${count} tenuti per chi paga`),
    toPick: (count: number): string =>
      count === 1 ? '1 venduto, da prelevare' : `${count} venduti, da prelevare`,
    noPlace: 'Senza posizione',
    oldest: 'Fermi da più tempo',
    lies: (days: number): string =>
      days === 0 ? 'Arrivato oggi' : `Qui da ${days === 1 ? 'un giorno' : `${days} giorni`}`,
    vain: 'Cercati e non trovati',
    vainAbout: (days: number): string => `Negli ultimi ${days} giorni. Se ce l’hai, mettilo in vendita.`,
    noneVain: 'Nessuno ha cercato invano.',
    notFound: (times: number): string =>
      times === 1 ? 'una volta senza risultati' : `${times} volte senza risultati`,
    notOpened: (times: number): string =>
      times === 1 ? 'una volta non aperto' : `${times} volte non aperto`,
    create: 'Mettilo in vendita',
  },
  put: {
    scan: 'Scansiona',
    title: 'Inquadra una posizione o un pezzo',
    into: (place: string): string => `Metti in ${place}`,
    go: 'Vai',
    aimed: (place: string): string => `${place}: adesso i pezzi.`,
    done: (code: string, place: string): string => `${code}: messo in ${place}`,
    boxDone: (box: string, shelf: string): string => `${box}: messa su ${shelf} con tutto dentro`,
    unknown: 'Nessun pezzo e nessuna posizione ha questo codice.',
  },
  places: {
    title: 'Posizioni',
    none: 'Ancora nessuna posizione.',
    add: 'Nuova posizione',
    name: 'Nome della posizione',
    nameHint: 'Come lo chiamate: B-10, Cassa 7.',
    isBox: 'È una cassa: si sposta con tutto dentro',
    box: 'Cassa',
    on: (shelf: string): string => `su ${shelf}`,
    holds: (count: number): string => (count === 0 ? 'vuoto' : pieces(count)),
    labels: 'Stampa le etichette',
    labelsAbout: 'Segna le posizioni, scegli la carta e stampa al 100 %.',
    all: 'Segna tutte',
    back: 'Tutte le posizioni',
    boxes: 'Casse qui',
    pieces: 'Pezzi qui',
    empty: 'Qui non c’è niente.',
    becomeBox: 'È una cassa',
    becomeShelf: 'È uno scaffale',
  },
  part: {
    edit: 'Modifica',
    price: 'Prezzo in euro',
    pieces: 'Pezzi in magazzino',
    purchasePrice: 'Costo d’acquisto in euro',
    purchasePriceHint:
      'Di un pezzo. Senza IVA, se l’hai comprato con l’IVA. Fuori di qui non lo vede nessuno.',
    place: 'Posizione',
    notes: 'Note per noi',
    descriptionIt: 'Descrizione in italiano',
    descriptionEn: 'Descrizione in inglese',
    same: 'Non è cambiato niente.',
    invalidPrice: 'Un prezzo come 79,90.',
    invalidPieces: 'Un numero intero.',
    discounted: (price: string, discount: number): string =>
      `Con lo sconto del ${discount} % costa ${price}.`,
    remove: 'Togli dalla vendita',
    removeTitle: (code: string): string => `Togli ${code} dalla vendita`,
    removeAbout:
      'La pagina resta, come di un pezzo venduto. Torna in vendita quando scrivi di nuovo quanti sono.',
    reason: 'Perché',
    choose: 'Scegli',
    reasons: {
      broken: 'Si è rotto',
      not_found: 'Non si trova',
      scrapped: 'Rottamato',
      other: 'Altro',
    } satisfies Record<RemovalReason, string>,
    note: 'Nota',
    optional: 'facoltativo',
  },
};
