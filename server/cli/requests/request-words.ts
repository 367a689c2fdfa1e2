/** What the commands say of requests and messages. */
import type { InBoth } from '../../../domain/constants.ts';

export const requestWords = {
  it: {
    noId: (typed: string) => `"${typed}" non è l’id di una richiesta.`,
    unknown: (id: string) => `La richiesta ${id} non c’è.`,
    several: (id: string) => `Più richieste finiscono con ${id}: scrivine un po’ di più.`,
    noneOpen: 'Nessuna richiesta aspetta risposta.',
    none: 'Non ci sono ancora richieste.',
    answered: 'risposta',
    closed: 'chiusa',
    message: 'messaggio',
    open: 'aperta',
    notYet: 'non ancora',
    written: (file: string) => `Scritta: ${file}`,
    called: (reference: string, from: string) => `La richiesta ${reference} di ${from}`,
    isAnswered: (called: string) => `${called} ha avuto risposta.`,
    answeredBefore: (called: string) => `${called} aveva già avuto risposta. Non è cambiato niente.`,
    ask: (called: string, photos: number) =>
      `${called} sarà cancellata${photos === 0 ? '' : ` con ${photos} foto`}.`,
    erased: (called: string) => `${called} è cancellata.`,
  },
  en: {
    noId: (typed: string) => `"${typed}" is no id of a request.`,
    unknown: (id: string) => `There is no request ${id}.`,
    several: (id: string) => `Several requests end with ${id}: type more of it.`,
    noneOpen: 'No request is open.',
    none: 'There are no requests yet.',
    answered: 'answered',
    closed: 'closed',
    message: 'message',
    open: 'open',
    notYet: 'not yet',
    written: (file: string) => `Written: ${file}`,
    called: (reference: string, from: string) => `The request ${reference} of ${from}`,
    isAnswered: (called: string) => `${called} is answered.`,
    answeredBefore: (called: string) => `${called} was answered before. Nothing was changed.`,
    ask: (called: string, photos: number) =>
      `${called} will be erased${photos === 0 ? '' : ` with ${photos} ${photos === 1 ? 'photo' : 'photos'}`}.`,
    erased: (called: string) => `${called} is erased.`,
  },
} satisfies InBoth<object>;
