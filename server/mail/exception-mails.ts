/** The mails about what does not go as it should: pieces that cannot be sent, a return that came back worse, a parcel that is lost or came back. */
import type { Locale } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import { formatDay } from '../../domain/format.ts';
import type { PieceOutcome } from '../../domain/vocabulary.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { countedName, type Recipient } from './confirmation-lines.ts';
import type { Mail } from './mailer.ts';
import { orderMail } from './order-mail.ts';

/** An item and what became of it. Price of one piece and `reduction` in cents. */
type Item = {
  readonly id: string;
  readonly name: string;
  readonly serialNumber: string;
  readonly quantity: number;
  readonly discountedPrice: number;
  readonly reduction: number;
  readonly outcome: PieceOutcome | null;
  readonly outcomeNote: string | null;
};

/**
 * The same pieces always make the same mail, under the same name. Where the money goes at once no other mail tells of it.
 *
 * @param back what goes back for them, with what shipping costs less
 */
export function piecesCancelled(order: Order, item: Item, back: MoneyBack, recipient: Recipient): Mail {
  const words = exceptionWords[recipient.locale];
  return orderMail(order, recipient, {
    subject: words.cancelled.subject(order.orderNumber, item.quantity),
    intro: words.cancelled.intro(item.quantity),
    facts: [
      [words.part, countedName(item)],
      ...(item.outcomeNote === null ? [] : [[words.note, item.outcomeNote] as const]),
      ...moneyFacts(back, recipient.locale),
    ],
    last: lastWords(words.cancelled.rest(item.quantity), order, back, recipient.locale).join(' '),
    isPaid: true,
    messageId: `pieces-cancelled-${item.id}`,
  });
}

const isSomethingLeft = (order: Order): boolean => order.items.some(({ state }) => state === 'ordered');

/**
 * What becomes of the money and of the rest of the order. Where all of the price had gone back before, nothing more is promised.
 *
 * @param refunded that it is paid back, where the rest of the order is still to be sent
 */
function lastWords(refunded: string, order: Order, { amount, when }: MoneyBack, locale: Locale): string[] {
  const words = exceptionWords[locale].cancelled;
  const rest = isSomethingLeft(order) ? [words.goesOn] : [];
  if (amount === 0) return [words.nothingBack, ...rest];
  return [...(rest.length > 0 ? [refunded, ...rest] : [words.nothingLeft]), when];
}

/** How much goes back and by what; nothing where nothing does. */
function moneyFacts({ amount, means }: MoneyBack, locale: Locale): (readonly [string, string])[] {
  const words = exceptionWords[locale];
  if (amount === 0) return [];
  return [
    [words.reduced.back, formatMoney(amount, locale)],
    [words.refused.means, means],
  ];
}

/** Money that goes back: cents, by what, and when the buyer has it, in a sentence. */
export type MoneyBack = { readonly amount: number; readonly means: string; readonly when: string };

/**
 * An order is looked at once, so the same order always makes the same mail. Where the money goes at once no other mail tells of it.
 *
 * @param items its safety parts
 * @param back what goes back for them
 */
export function safetyRefused(
  order: Order,
  items: readonly Item[],
  back: MoneyBack,
  recipient: Recipient,
): Mail {
  const words = exceptionWords[recipient.locale];
  const note = items[0]?.outcomeNote ?? null;
  return orderMail(order, recipient, {
    subject: words.refused.subject(order.orderNumber),
    intro: words.refused.intro,
    facts: [
      ...items.map((item) => [words.part, countedName(item)] as const),
      ...(note === null ? [] : [[words.note, note] as const]),
      ...moneyFacts(back, recipient.locale),
    ],
    last: [...lastWords(words.refused.rest, order, back, recipient.locale), words.refused.answer].join(' '),
    isPaid: true,
    messageId: `safety-refused-${order.id}`,
  });
}

/**
 * What was withheld, why, by which law, and how to object. The same return always makes the same mail.
 *
 * @param item `back` in cents: all that went back for it
 */
export function returnReduced(
  order: Order,
  item: Item & { readonly back: number },
  recipient: Recipient,
): Mail {
  const { locale } = recipient;
  const words = exceptionWords[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  return orderMail(order, recipient, {
    subject: words.reduced.subject(order.orderNumber),
    intro: item.outcome === 'unusable' ? words.reduced.unusable : words.reduced.worse,
    facts: [
      [words.part, countedName(item)],
      [words.reduced.price, money(item.discountedPrice * item.quantity)],
      [words.reduced.withheld, money(item.reduction)],
      ...(item.outcomeNote === null ? [] : [[words.note, item.outcomeNote] as const]),
      [words.reduced.back, money(item.back)],
    ],
    last: words.reduced.law,
    isPaid: true,
    messageId: `return-reduced-${item.id}`,
  });
}

/** The same loss always makes the same mail. @param lostAt in ISO 8601 */
export const parcelLost = (order: Order, lostAt: string, recipient: Recipient): Mail =>
  sentAgain(order, 'lost', lostAt, recipient);

/** The courier brought it back, and it goes again as it is. The same return always makes the same mail. @param backAt in ISO 8601 */
export const parcelBack = (order: Order, backAt: string, recipient: Recipient): Mail =>
  sentAgain(order, 'back', backAt, recipient);

function sentAgain(order: Order, what: 'lost' | 'back', at: string, recipient: Recipient): Mail {
  const words = exceptionWords[recipient.locale][what];
  return orderMail(order, recipient, {
    subject: words.subject(order.orderNumber),
    intro: words.intro,
    facts: [[words.since, formatDay(at, recipient.locale)]],
    last: words.last,
    isPaid: true,
    messageId: `parcel-${what}-${order.id}-${new Date(at).getTime()}`,
  });
}

const exceptionWords = {
  it: {
    part: 'Pezzo',
    note: 'Perché',
    cancelled: {
      subject: (orderNumber: string, pieces: number) =>
        pieces === 1
          ? `Ordine ${orderNumber}: un pezzo non c’è più`
          : `Ordine ${orderNumber}: ${pieces} pezzi non ci sono più`,
      intro: (pieces: number) =>
        pieces === 1
          ? 'ci dispiace: non possiamo darti questo pezzo del tuo ordine.'
          : `ci dispiace: non possiamo darti ${pieces} pezzi del tuo ordine.`,
      rest: (pieces: number) =>
        `${pieces === 1 ? 'Te lo' : 'Te li'} rimborsiamo con lo stesso mezzo con cui hai pagato, insieme a quello che la spedizione costa in meno.`,
      goesOn: 'Il resto dell’ordine parte come previsto.',
      nothingBack: 'Per questo non c’è altro da rimborsare: quello che avevi pagato ti è già tornato.',
      nothingLeft: 'Ti rimborsiamo quello che hai pagato, con lo stesso mezzo.',
    },
    refused: {
      subject: (orderNumber: string) => `Ordine ${orderNumber}: un pezzo di sicurezza non può partire`,
      intro:
        'per legge vendiamo i pezzi di sicurezza solo a chi ripara auto di mestiere (art. 15, comma 7, D.Lgs. 209/2003). Abbiamo controllato i dati del tuo ordine, e così non possiamo vendertelo.',
      rest: 'Te lo rimborsiamo con lo stesso mezzo con cui hai pagato, e con lui quello che la spedizione costa in meno.',
      means: 'Con',
      answer: 'C’è un errore? Rispondi a questa mail e ricontrolliamo.',
    },
    reduced: {
      subject: (orderNumber: string) => `Il reso del tuo ordine ${orderNumber}`,
      worse: 'il pezzo che hai reso è arrivato, ma non è più com’era quando è partito da noi.',
      unusable: 'il pezzo che hai reso è arrivato, ma non si può più usare.',
      price: 'Prezzo',
      withheld: 'Trattenuto',
      back: 'Rimborso',
      law: 'Chi recede risponde di quello che il pezzo vale in meno, se l’ha trattato in un modo che non serviva per vedere com’è (art. 57, comma 2, Codice del consumo). Non sei d’accordo? Rispondi a questa mail e ne parliamo.',
    },
    lost: {
      subject: (orderNumber: string) => `Ordine ${orderNumber}: il corriere ha perso il pacco`,
      intro:
        'il corriere ha perso il tuo pacco. Te ne mandiamo un altro: ti scriviamo di nuovo quando parte, con il codice per seguirlo.',
      since: 'Lo sappiamo dal',
      last: 'Preferisci il rimborso? Rispondi a questa mail prima che il pacco parta.',
    },
    back: {
      subject: (orderNumber: string) => `Ordine ${orderNumber}: il pacco è tornato da noi`,
      intro:
        'il tuo pacco non ti è stato consegnato ed è tornato da noi. Te lo rispediamo: ti scriviamo di nuovo quando parte, con il codice per seguirlo.',
      since: 'È qui dal',
      last: 'L’indirizzo non va bene, o preferisci il rimborso? Rispondi a questa mail prima che il pacco parta.',
    },
  },
  en: {
    part: 'Part',
    note: 'Why',
    cancelled: {
      subject: (orderNumber: string, pieces: number) =>
        pieces === 1
          ? `Order ${orderNumber}: a part is not there any more`
          : `Order ${orderNumber}: ${pieces} parts are not there any more`,
      intro: (pieces: number) =>
        pieces === 1
          ? 'We are sorry: we cannot supply this part of your order.'
          : `We are sorry: we cannot supply ${pieces} parts of your order.`,
      rest: (pieces: number) =>
        `We refund ${pieces === 1 ? 'it' : 'them'} by the means you paid with, together with what shipping costs less.`,
      goesOn: 'The rest of the order goes out as planned.',
      nothingBack: 'There is nothing more to refund for this: what you paid has gone back to you already.',
      nothingLeft: 'We refund what you paid, by the same means.',
    },
    refused: {
      subject: (orderNumber: string) => `Order ${orderNumber}: a safety part cannot be sent`,
      intro:
        'By Italian law we sell safety parts to professional car repairers only (D.Lgs. 209/2003, art. 15(7)). We have looked at the details of your order, and as they are we cannot sell it to you.',
      rest: 'We refund it by the means you paid with, and with it what shipping costs less.',
      means: 'By',
      answer: 'Is there a mistake? Answer this mail and we look again.',
    },
    reduced: {
      subject: (orderNumber: string) => `What you gave back of your order ${orderNumber}`,
      worse: 'The part that you gave back has arrived, but it is no longer as it was when it left us.',
      unusable: 'The part that you gave back has arrived, but it can no longer be used.',
      price: 'Price',
      withheld: 'Withheld',
      back: 'Refund',
      law: 'Whoever withdraws answers for what a part is worth less where it was handled in a way that was not needed to see what it is like (art. 57(2) of the Italian Consumer Code). You do not agree? Answer this mail and we talk about it.',
    },
    lost: {
      subject: (orderNumber: string) => `Order ${orderNumber}: the courier has lost the parcel`,
      intro:
        'The courier has lost your parcel. We send you another one, and write again when it leaves, with the code to follow it.',
      since: 'Known since',
      last: 'You would rather have your money back? Answer this mail before the parcel leaves.',
    },
    back: {
      subject: (orderNumber: string) => `Order ${orderNumber}: the parcel came back to us`,
      intro:
        'Your parcel could not be delivered and came back to us. We send it again, and write again when it leaves, with the code to follow it.',
      since: 'Here since',
      last: 'Is the address wrong, or would you rather have your money back? Answer this mail before the parcel leaves.',
    },
  },
} as const satisfies Record<Locale, object>;
