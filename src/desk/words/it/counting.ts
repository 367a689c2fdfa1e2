/** What the desk says while a place is counted, in Italian. */
export const counting = {
  counting: {
    begin: 'Conta quello che c’è',
    goOn: 'Riprendi il conteggio',
    last: (day: string): string => `contato il ${day}`,
    never: 'mai contato',
    title: (place: string): string => `Conta ${place}`,
    soFar: (found: number, expected: number): string => `Trovati ${found} di ${expected}.`,
    boxesApart: (names: string): string => `Le casse si contano a parte: ${names}.`,
    empty: 'A registro qui non c’è niente. Scansiona quello che trovi.',
    there: 'C’è',
    isCounted: 'Contato',
    isCountedOf: (code: string): string => `Contato ${code}`,
    takeAway: 'Togli',
    uncount: (code: string): string => `Togli ${code} dal conteggio`,
    isThere: (code: string): string => `C’è ${code}`,
    of: (found: number, expected: number): string => `${found} di ${expected}`,
    less: (code: string): string => `Uno di meno di ${code}`,
    more: (code: string): string => `Uno di più di ${code}`,
    take: 'Conta',
    counted: (code: string): string => `${code}: c’è`,
    allThere: (code: string, expected: number): string =>
      expected === 1
        ? `${code}: già contato`
        : `${code}: già contati tutti e ${expected}. Se sono di più, usa +.`,
    twice: (code: string): string => `${code}: già segnato`,
    fromElsewhere: (code: string, place: string): string => `${code}: a registro è in ${place}. Segnato qui.`,
    readLater: 'Segnato. Che pezzo è lo chiedo quando torna la linea.',
    readTwice: 'Già segnato.',
    unread: (count: number): string =>
      count === 1
        ? '1 codice letto senza linea: lo cerco appena torna.'
        : `${count} codici letti senza linea: li cerco appena torna.`,
    aPlace: (place: string): string => `${place} è una posizione: chiudi questo conteggio prima di contarla.`,
    others: 'Trovati qui, a registro altrove',
    othersAbout: 'Quando registri, la loro posizione diventa questa.',
    takeOut: (code: string): string => `${code} non è qui`,
    close: 'Ho finito di contare',
    closeTitle: (place: string): string => `Registra ${place}`,
    asBooked: (count: number): string => (count === 1 ? '1 codice torna.' : `${count} codici tornano.`),
    missing: (count: number): string => (count === 1 ? 'Manca:' : 'Mancano:'),
    moreFound: 'Di più:',
    comeHere: (count: number): string => (count === 1 ? 'Passa qui:' : 'Passano qui:'),
    missingLeave: 'Quello che manca esce dalla vendita, tranne i pezzi già venduti o tenuti per chi paga.',
    write: 'Registra',
    done: 'Registrato: il magazzino dice quello che hai trovato.',
    tooFew:
      'Ne hai trovati meno di quelli venduti o tenuti per chi paga: cerca ancora, non è cambiato niente.',
    outdated: 'È cambiato mentre contavi: contalo di nuovo.',
    backTo: (place: string): string => `Torna a ${place}`,
  },
};
