/** News to somebody at the yard: what happened, the pieces by code and place, and the way to the desk. In their language. */
import type { Locale } from '../../../domain/constants.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { html } from '../../http/html.ts';
import { companyLine, factLines, factTable, mailSheet, type Facts } from '../mail-sheet.ts';
import type { Mail } from '../mailer.ts';

export type StaffRecipient = { readonly name: string; readonly email: string; readonly locale: Locale };

/** Where the desk is, and what names the mail. */
export type StaffMailFrame = { readonly publicUrl: string; readonly messageId: string };

type OrderFacts = {
  readonly orderNumber: string;
  readonly buyer: string;
  /** Town and province; null where it is collected. */
  readonly to: string | null;
  readonly hasSafetyPart: boolean;
  readonly pieces: readonly {
    readonly code: string;
    readonly place: string | null;
    readonly what: string;
    readonly quantity: number;
  }[];
};

/** Amounts in cents. */
export type NoticeContent =
  | ({ readonly kind: 'order_paid' } & OrderFacts)
  | ({ readonly kind: 'withdrawal'; readonly isInYard: boolean } & OrderFacts)
  | ({ readonly kind: 'refund_failed'; readonly amount: number } & OrderFacts)
  | { readonly kind: 'channel_silent'; readonly name: string; readonly url: string; readonly failure: string }
  | { readonly kind: 'request'; readonly reference: string; readonly car: string; readonly message: string };

const words = {
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

/** The same news always make the same mail, under the same name. */
export function staffNotice(
  { name, email, locale }: StaffRecipient,
  content: NoticeContent,
  { publicUrl, messageId }: StaffMailFrame,
): Mail {
  const { hello, open, why } = words[locale];
  const { subject, intro, facts, path, warning } = noticeOf(content, locale);
  const url = `${publicUrl}/desk${path}`;
  return {
    to: email,
    subject,
    messageId,
    text: [
      hello(name),
      intro,
      '',
      ...factLines(facts),
      '',
      ...(warning ? [warning, ''] : []),
      `${open}: ${url}`,
      '',
      why,
      companyLine(locale),
    ].join('\n'),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${hello(name)}</p>
        <p style="margin:0 0 16px">${intro}</p>
        ${factTable(facts)}
        ${warning ? html`<p style="margin:16px 0;font-weight:700">${warning}</p>` : undefined}
        <p style="margin:16px 0"><a href="${url}" style="font-weight:700">${open}</a></p>
        <p class="muted" style="margin:0 0 8px;font-size:14px">${why}</p>
      `,
    ),
  };
}

type Notice = {
  readonly subject: string;
  readonly intro: string;
  readonly facts: Facts;
  /** Below the desk's own. */
  readonly path: string;
  readonly warning?: string | undefined;
};

function noticeOf(content: NoticeContent, locale: Locale): Notice {
  const said = words[locale];
  if (content.kind === 'request') {
    const { reference, car, message } = content;
    const { request } = said;
    return {
      subject: request.subject(car),
      intro: request.intro,
      facts: [
        [request.reference, reference],
        [request.car, car],
        [request.message, message],
      ],
      path: '',
    };
  }
  if (content.kind === 'channel_silent') {
    const { name, url, failure } = content;
    const { subject, intro, channel, address, failure: lastAnswer } = said.channel_silent;
    return {
      subject: subject(name),
      intro: intro(name),
      facts: [
        [channel, name],
        [address, url],
        [lastAnswer, failure],
      ],
      path: '/canali',
    };
  }
  const { orderNumber } = content;
  const about = { facts: orderFacts(content, locale), path: `/ordini/${orderNumber}` };
  const codes = content.pieces.map(({ code }) => code).join(', ');
  switch (content.kind) {
    case 'order_paid': {
      const { subject, safety, intro, warning } = said.order_paid;
      return {
        ...about,
        subject: subject(orderNumber, codes) + (content.hasSafetyPart ? safety : ''),
        intro,
        warning: content.hasSafetyPart ? warning : undefined,
      };
    }
    case 'withdrawal': {
      const { subject, inYard, onItsWay } = said.withdrawal;
      return { ...about, subject: subject(orderNumber, codes), intro: content.isInYard ? inYard : onItsWay };
    }
    case 'refund_failed': {
      const amount = formatMoney(content.amount, locale);
      const { subject, intro } = said.refund_failed;
      return { ...about, subject: subject(orderNumber, amount), intro: intro(amount) };
    }
  }
}

function orderFacts({ pieces, buyer, to }: OrderFacts, locale: Locale): Facts {
  const said = words[locale];
  return [
    ...pieces.map(
      ({ code, place, what, quantity }) =>
        [code, `${quantity} × ${what} · ${place ?? said.withoutPlace}`] as const,
    ),
    [said.buyer, buyer],
    [said.to, to ?? said.collected],
  ];
}
