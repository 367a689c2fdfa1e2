/** What the desk says where it is put right what a piece is, in Italian. */
import type { VatScheme } from '../../../../domain/vocabulary.ts';

export const correction = {
  correction: {
    open: 'Correggi: che pezzo è, prova, numeri, auto',
    about:
      'Cambiano subito anche la pagina e la ricerca. Chi l’ha già ordinato tiene le parole del suo ordine.',
    number: 'Numero originale',
    numberHint: 'Vuoto dove non si legge.',
    otherNumbers: 'Altri numeri',
    otherNumbersHint: 'Più di uno con una virgola.',
    noCar: 'Non si sa',
    otherCar: 'Cambia auto',
    carTitle: 'Da quale auto viene',
    findCar: 'Cerca tra le nostre auto',
    findCarHint: 'Marca, modello, anno, telaio o targa.',
    noCars: 'Nessuna delle nostre auto è così.',
    newCar: 'Un’altra auto',
    unknownCar: 'Non si sa da quale auto viene',
    nameIt: 'Nome nostro in italiano',
    nameEn: 'Nome nostro in inglese',
    nameHint: 'Vuoto: prende quello della categoria, con lato e asse.',
    vat: 'Come l’abbiamo comprato',
    vatSchemes: {
      margin: 'Senza IVA, a margine',
      ordinary: 'Con IVA',
    } satisfies Record<VatScheme, string>,
    vatHint: 'Vale per chi compra da adesso.',
    save: 'Salva la correzione',
  },
};
