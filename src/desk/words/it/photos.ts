/** What the desk says of a piece's photos, in Italian. */

export const photos = {
  photos: {
    title: 'Foto',
    count: (count: number, most: number): string => `Foto (${count} di ${most})`,
    take: 'Scatta',
    choose: 'Scegli',
    preparing: 'Un momento…',
    photo: (nth: number): string => `Foto ${nth}`,
    remove: (nth: number): string => `Togli la foto ${nth}`,
    none: 'Ancora nessuna foto.',
    firstShown: 'La prima è quella che si vede negli elenchi.',
    first: 'Negli elenchi',
    earlier: (nth: number): string => `Sposta avanti la foto ${nth}`,
    later: (nth: number): string => `Sposta indietro la foto ${nth}`,
    makeFirst: (nth: number): string => `Metti per prima la foto ${nth}`,
    moved: (nth: number, count: number): string => `Adesso è la foto ${nth} di ${count}.`,
    removed: (nth: number, left: number): string =>
      left === 0
        ? `Tolta la foto ${nth}: non ne resta nessuna.`
        : `Tolta la foto ${nth}: ${left === 1 ? 'ne resta una' : `ne restano ${left}`}.`,
    putBack: 'Rimetti la foto tolta',
    back: (nth: number): string => `Rimessa: è la foto ${nth}.`,
    added: (count: number): string => (count === 1 ? 'Aggiunta una foto.' : `Aggiunte ${count} foto.`),
    waits: 'In attesa',
    sending: 'Salvo le foto…',
    left: 'Non ancora salvato: resta su questo telefono, e parte da solo quando torna la linea.',
    faults: {
      too_many: 'Dieci foto bastano: le altre non sono state prese.',
      changed: 'Nel frattempo qualcuno ha cambiato le foto: sono come le vedi, le tue in fondo.',
    },
  },
};
