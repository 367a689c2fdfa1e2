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
    scan: 'Scansiona',
    forOrder: (number: string): string => `per ${number}`,
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
