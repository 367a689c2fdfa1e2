/** What the desk says of what does not go as it should, in Italian. */
import type { ChosenRefundReason, RefundReason } from '../../../../domain/refund-reasons.ts';
import type { Delivery, PieceOutcome, Verdict } from '../../../../domain/vocabulary.ts';

const chosen = {
  defect: 'diverso dalla descrizione',
  missing: 'mancava qualcosa',
  late: 'arrivato tardi',
  shipping: 'spedizione',
  price: 'differenza di prezzo',
  goodwill: 'per venire incontro',
} satisfies Record<ChosenRefundReason, string>;

export const exceptions = {
  exceptions: {
    open: 'Rimborsi, resi, pacco perso',
    title: (number: string): string => `Rimborsi e resi, ordine ${number}`,
    back: (number: string): string => `Ordine ${number}`,
    ownerOnly: 'I rimborsi li fa il titolare.',
    paid: 'Pagato',
    refunded: 'Già rimborsato',
    refundedSoFar: (amount: string): string => `già rimborsati ${amount}`,
    left: 'Resta',
    pieces: 'Pezzi',
    refunds: 'Rimborsi',
    noRefunds: 'Nessuno.',
    underWay: 'in corso',
    ofOrder: 'tutto l’ordine',
    reasons: {
      ...chosen,
      withdrawal: 'recesso',
      late_payment: 'pagamento arrivato tardi',
      by_shopkeeper: 'ordine annullato da noi',
      cancelled: 'pezzo annullato',
      lost: 'pacco perso',
    } satisfies Record<RefundReason, string>,
    outcomes: {
      cancelled: 'Annullato',
      lost: 'Perso dal corriere',
      good: 'Reso, buono',
      worse: 'Reso, peggiore',
      unusable: 'Reso, non usabile',
    } satisfies Record<PieceOutcome, string>,
    coming: 'Recesso: deve arrivare',
    buyerSays: (reason: string): string => `Il cliente dice: ${reason}`,
    soldAgainAs: 'Di nuovo in vendita:',
    withheld: (amount: string): string => `trattenuti ${amount}`,
    withheldInAll: 'Trattenuto',
    note: 'Che cosa leggerà il cliente',
    why: 'Motivo',
    optional: 'se vuoi',
    amount: 'Quanto, in euro',
    most: (amount: string): string => `Al massimo ${amount}`,
    forSale: 'Torna in vendita',
  },
  refund: {
    open: 'Rimborsa una parte',
    title: 'Rimborsa una parte',
    about: 'Il cliente tiene quello che ha, e riceve una mail con il motivo.',
    of: 'Per che cosa',
    do: 'Rimborsa',
    all: 'Rimborsa tutto il resto',
    allTitle: 'Rimborsa tutto il resto',
    allAbout: (amount: string): string =>
      `Tornano ${amount} e l’ordine è chiuso. I pezzi ancora qui tornano in vendita, quelli partiti no.`,
  },
  cancelPieces: {
    open: { courier: 'Non si può spedire', collection: 'Non si può consegnare' } satisfies Record<
      Delivery,
      string
    >,
    title: {
      courier: (code: string): string => `Non si può spedire: ${code}`,
      collection: (code: string): string => `Non si può consegnare: ${code}`,
    },
    about: (amount: string, shipping: string | undefined): string =>
      `Tornano ${amount}${shipping ? `, di cui ${shipping} di spedizione` : ''}. Il cliente riceve una mail.`,
    kept: 'Quanti ne restano nell’ordine',
    do: 'Togli e rimborsa',
  },
  receive: {
    open: 'È arrivato',
    title: (code: string): string => `È arrivato: ${code}`,
    how: 'Com’è',
    verdicts: {
      good: 'Buono, come quando è partito',
      worse: 'Peggiore: si rivende a meno',
      unusable: 'Non si può più usare',
    } satisfies Record<Verdict, string>,
    choose: 'Guarda il pezzo e scegli com’è.',
    place: 'Dove lo metti',
    placeAbout: (place: string): string => `Era a ${place}: cambia solo se lo metti altrove.`,
    condition: 'Condizione di adesso',
    price: 'Nuovo prezzo, in euro',
    flaw: 'Che cosa non va',
    flawAbout: 'Sta nella descrizione del pezzo, per chi lo compra dopo.',
    photosAbout: {
      good: 'Se vuoi: vanno dietro a quelle che il pezzo ha già.',
      worse:
        'Si rivende con queste foto e senza quelle di prima, che lo fanno vedere meglio di com’è. Se non ne fai, resta senza.',
    },
    photosAtMost: (most: number): string =>
      most === 1 ? 'Qui ci sta ancora una foto.' : `Qui ci stanno al massimo ${most} foto.`,
    do: 'Registra il reso',
  },
  settle: {
    open: 'Rimborsa il reso',
    title: (code: string): string => `Rimborsa il reso: ${code}`,
    due: (amount: string): string => `Da rimborsare ${amount}.`,
    less: 'Quanto trattieni, in euro',
    lessAbout: (amount: string): string =>
      `Solo se il cliente l’ha usato più di quanto serviva per vederlo (art. 57, comma 2, Codice del consumo). Al massimo ${amount}; la spedizione torna sempre.`,
    lessWhy: 'Perché, come lo leggerà il cliente',
    do: 'Rimborsa',
  },
  lost: {
    title: 'Pacco perso',
    about: 'Quello che si è perso non torna in vendita. Il cliente riceve una mail.',
    refundAbout: (amount: string): string =>
      `Tornano ${amount} e l’ordine è chiuso. Quello che si è perso non torna in vendita. Il cliente riceve una mail.`,
    others: 'Rispedisci pezzi uguali',
    same: 'È tornato: rispedisci questi',
    again: 'Rispedisci',
    askAbout: {
      others:
        'Escono dal magazzino altri pezzi uguali, e l’ordine torna tra quelli da prelevare. Il cliente riceve una mail: il corriere ha perso il pacco, ne parte un altro.',
      same: 'Gli stessi pezzi tornano tra quelli da prelevare. Il cliente riceve una mail: il pacco è tornato da noi e riparte.',
    },
    refund: 'Rimborsa tutto',
    refundTitle: 'Il pacco è perso: rimborsa tutto',
  },
  returns: {
    title: 'Resi',
    states: { returned: 'deve arrivare', received: 'da rimborsare' },
  },
};
