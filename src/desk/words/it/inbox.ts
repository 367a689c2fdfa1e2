/** What the desk says of requests and messages, in Italian. */
import type { InboxState } from '../../../../domain/desk/inbox.ts';
import type { OfferState } from '../../../../domain/private-offer.ts';
import type { RequestKind } from '../../../../domain/vocabulary.ts';

export const inbox = {
  inbox: {
    title: 'Richieste e messaggi',
    nothing: 'Non ha ancora scritto nessuno.',
    sections: {
      late: 'Aspettano da più di un giorno lavorativo',
      open: 'Da rispondere',
      answered: 'Risposti',
      closed: 'Chiusi',
    } satisfies Record<InboxState | 'late', string>,
    kinds: { part: 'cerca un pezzo', message: 'messaggio' } satisfies Record<RequestKind, string>,
    photos: (count: number): string => `${count} foto`,
    late: 'in ritardo',
    back: 'Tutti',
    thread: { part: 'Richiesta', message: 'Messaggio' } satisfies Record<RequestKind, string>,
    states: {
      open: 'da rispondere',
      answered: 'risposto',
      closed: 'chiuso',
    } satisfies Record<InboxState, string>,
    quantity: 'Pezzi',
    car: 'Auto',
    photo: (number: number): string => `Foto ${number}`,
    answers: { it: 'Rispondi in italiano.', en: 'Scrive in inglese: rispondi in inglese.' },
    text: 'Risposta',
    parts: 'Pezzi dal magazzino',
    partsAbout:
      'La mail li mostra con foto, numero, condizione, prezzo e link. Nessun pezzo viene messo da parte.',
    offerPrice: 'Prezzo riservato, in euro',
    offerDays: 'Il prezzo riservato vale',
    optional: 'facoltativo',
    forDays: (days: number): string => `${days} giorni`,
    offered: (price: string, day: string): string => `riservato ${price} fino al ${day}`,
    offerStates: {
      open: 'ancora valido',
      ordered: 'ordinato a questo prezzo',
      over: 'scaduto',
      taken_back: 'ritirato',
    } satisfies Record<OfferState, string>,
    takeBack: 'Ritira il prezzo',
    takeBackOf: (name: string): string => `Ritira il prezzo riservato di ${name}`,
    takeBackSure:
      'Il link della mail smette di valere: chi lo apre legge che l’offerta è finita e trova il pezzo al prezzo normale. Chi ha già ordinato tiene il suo prezzo. Nessuno riceve una mail: se serve, scriviglielo tu.',
    find: 'Codice, numero o parole',
    search: 'Cerca',
    closeFound: 'Chiudi i risultati',
    noneFound: 'Niente in magazzino per questa ricerca.',
    add: (piece: string): string => `Aggiungi ${piece}`,
    takeOut: (piece: string): string => `Togli ${piece}`,
    sold: 'Un pezzo scelto non c’è più: toglilo.',
    wentOut: 'Una prima versione di questa risposta è già partita: è qui sopra. Manda solo quello che manca.',
    send: 'Manda la risposta',
    closing: 'Chiudere senza rispondere?',
    closingText: 'Chi ha scritto non riceve niente. Si riapre quando vuoi.',
    close: 'Chiudi senza rispondere',
    reopen: 'Riapri',
  },
};
