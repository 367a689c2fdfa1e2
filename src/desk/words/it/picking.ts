/** What the desk says of picking and scanning, in Italian. */
import type { ItemState } from '../../../../domain/contract/orders.ts';
import type { Condition } from '../../../../domain/contract/parts.ts';
import { pieces } from './pieces.ts';

export const picking = {
  picking: {
    title: 'Prelievo',
    nothing: 'Niente da prelevare.',
    noPlace: 'Senza posizione',
    take: 'Preso',
    putBack: 'Rimetti a posto',
    taken: (by: string): string => `preso da ${by}`,
    left: (count: number): string =>
      count === 0 ? 'Tutto preso' : `${count === 1 ? 'Resta' : 'Restano'} ${pieces(count)}`,
    forOrder: (number: string): string => `per ${number}`,
    takenNow: 'preso',
    takenWaits: 'preso, aspetta la linea',
    backWaits: 'rimesso, aspetta la linea',
    waiting: (count: number): string =>
      count === 1
        ? 'Un pezzo segnato aspetta la linea: resta su questo telefono e parte da solo.'
        : `${count} pezzi segnati aspettano la linea: restano su questo telefono e partono da soli.`,
    old: (ago: string): string => `Senza linea: questo è l’elenco di ${ago}.`,
    ago: (minutes: number): string => {
      const hours = Math.floor(minutes / 60);
      if (minutes < 1) return 'meno di un minuto fa';
      if (hours < 1) return minutes === 1 ? 'un minuto fa' : `${minutes} minuti fa`;
      return hours === 1 ? 'un’ora fa' : `${hours} ore fa`;
    },
    signedOut: 'La linea c’è di nuovo. Entra, e quello che hai segnato parte.',
    refused: (code: string, number: string, why: string): string => `${code}, per ${number}: ${why}`,
    read: 'Ho letto',
  },
  piece: {
    code: 'Codice',
    place: 'Posizione',
    number: 'Numero',
    from: 'Da',
    condition: { A: 'A, come nuovo', B: 'B, buono', C: 'C, usato sano' } satisfies Record<Condition, string>,
    safety: 'Pezzo di sicurezza: solo per autoriparatori',
    pallet: 'Va su bancale',
    states: {
      ordered: '',
      returned: 'Recesso: non spedirlo',
      received: 'Reso ricevuto',
      refunded: 'Rimborsato',
    } satisfies Record<ItemState, string>,
  },
  scan: {
    title: 'Inquadra l’etichetta',
    parcelTitle: 'Inquadra il codice del pacco',
    noCamera: 'La fotocamera non si apre. Scrivi il codice qui sotto.',
    looking: 'Cerco un codice…',
    typed: 'Codice',
    take: 'Prendi',
    found: (code: string): string => `${code}: preso`,
    wasTaken: (code: string): string => `${code}: era già preso`,
    notHere: (code: string): string => `Non è da prendere: ${code}`,
    noParcel: 'Questo non è il codice di un pacco.',
  },
};
