/** What the mails with news to staff say, in their language. */
import type { Locale } from '../../../domain/constants.ts';

/** Keyed by what the news are. */
export const noticeWords = {
  it: {
    hello: (name: string) => `Ciao ${name},`,
    order_paid: {
      subject: (order: string, codes: string) => `Da preparare: ${order}, ${codes}`,
      safety: ' · pezzo di sicurezza',
      intro: 'un ordine è pagato. Ecco che cosa prendere.',
      warning: 'C’è un pezzo di sicurezza: prima di spedire guarda l’iscrizione dell’autoriparatore.',
    },
    withdrawal: {
      subject: (order: string, codes: string) => `Recesso: ${order}, ${codes}`,
      inYard: 'il cliente ha receduto prima della spedizione: questo pezzo resta qui.',
      onItsWay: 'il cliente ha receduto: questo pezzo torna indietro.',
    },
    refund_failed: {
      subject: (order: string, amount: string) => `Rimborso non riuscito: ${order}, ${amount}`,
      intro: (amount: string) =>
        `un rimborso di ${amount} non è arrivato al cliente: i soldi sono ancora dovuti.`,
    },
    request: {
      subject: (car: string) => `Richiesta di ricambio: ${car}`,
      intro: 'qualcuno cerca un pezzo che non ha trovato.',
      car: 'Auto',
      message: 'Messaggio',
      reference: 'Richiesta',
    },
    message: {
      subject: (from: string) => `Messaggio da ${from}`,
      intro: 'qualcuno ha scritto al negozio.',
      from: 'Da',
      message: 'Messaggio',
      reference: 'Messaggio n.',
    },
    sold_elsewhere: {
      subject: (channel: string, code: string) => `Venduto su ${channel}: ${code}`,
      intro: (channel: string) => `un pezzo è stato venduto su ${channel}. Va preso dal suo posto.`,
      channel: 'Canale',
      reference: 'Riferimento',
    },
    channel_silent: {
      subject: (name: string) => `${name} non risponde da un giorno`,
      intro: (name: string) =>
        `da un giorno ${name} non prende le novità del magazzino: quello che qui è venduto potrebbe essere ancora in vendita lì. Al prossimo cambiamento riproviamo.`,
      channel: 'Canale',
      address: 'Indirizzo',
      failure: 'Ultima risposta',
    },
    buyer: 'Cliente',
    to: 'Consegna',
    collected: 'ritiro in sede',
    withoutPlace: 'senza posizione',
    open: 'Apri al banco',
    why: 'Scegli che cosa ti scriviamo: al banco, sotto “Io”.',
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    order_paid: {
      subject: (order: string, codes: string) => `To prepare: ${order}, ${codes}`,
      safety: ' · safety part',
      intro: 'An order is paid. This is what to fetch.',
      warning: 'There is a safety part in it: look at the repairer’s registration before you send it.',
    },
    withdrawal: {
      subject: (order: string, codes: string) => `Withdrawal: ${order}, ${codes}`,
      inYard: 'The buyer has withdrawn before shipping: this piece stays here.',
      onItsWay: 'The buyer has withdrawn: this piece comes back.',
    },
    refund_failed: {
      subject: (order: string, amount: string) => `Refund failed: ${order}, ${amount}`,
      intro: (amount: string) => `A refund of ${amount} did not reach the buyer: the money is still owed.`,
    },
    request: {
      subject: (car: string) => `Request for a part: ${car}`,
      intro: 'Somebody looks for a part that they did not find.',
      car: 'Car',
      message: 'Message',
      reference: 'Request',
    },
    message: {
      subject: (from: string) => `Message from ${from}`,
      intro: 'Somebody has written to the shop.',
      from: 'From',
      message: 'Message',
      reference: 'Message no.',
    },
    sold_elsewhere: {
      subject: (channel: string, code: string) => `Sold on ${channel}: ${code}`,
      intro: (channel: string) => `A piece was sold on ${channel}. It has to be fetched from its place.`,
      channel: 'Channel',
      reference: 'Reference',
    },
    channel_silent: {
      subject: (name: string) => `${name} has not answered for a day`,
      intro: (name: string) =>
        `For a day ${name} has not taken the news of the stock: what is sold here may still be for sale there. We try again with the next change.`,
      channel: 'Channel',
      address: 'Address',
      failure: 'Last answer',
    },
    buyer: 'Buyer',
    to: 'Deliver to',
    collected: 'collected at the yard',
    withoutPlace: 'without a place',
    open: 'Open at the desk',
    why: 'Choose what we write to you about: at the desk, under “Me”.',
  },
} as const satisfies Record<Locale, object>;
