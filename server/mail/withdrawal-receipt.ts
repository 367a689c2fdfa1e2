/** The receipt of a withdrawal, with its content, date and time (art. 54-bis Codice del consumo). As text and as HTML. */
import { type Locale, refundDays, sendBackDays } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import { formatDay, formatMoment } from '../../domain/format.ts';
import { refundOf } from '../../domain/refund.ts';
import { href } from '../../domain/routes.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { shop } from '../../shop.config.ts';
import { html } from '../http/html.ts';
import type { Recipient } from './confirmation-lines.ts';
import { factLines, factTable, type Facts, companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';

/** An item that was given back. Price of one piece in cents. */
type GivenBack = {
  readonly id: string;
  readonly name: string;
  readonly serialNumber: string;
  readonly quantity: number;
  readonly discountedPrice: number;
  readonly returnReason: string | null;
  readonly returnedAt: Date;
};

/** The same item always makes the same mail, under the same name. */
export function withdrawalReceipt(order: Order, item: GivenBack, recipient: Recipient): Mail {
  const { locale, firstName, publicUrl, to } = recipient;
  const words = withdrawalWords[locale];
  const howBack = order.delivery === 'collection' ? words.bringBack : words.sendBack;
  const facts = factsOf(order, item, locale);
  const onReturn = returnFacts(order, item, locale);
  const orderUrl = publicUrl + href(locale, 'orders');
  return {
    to,
    subject: words.subject(order.orderNumber),
    text: [
      words.greeting(firstName),
      words.intro,
      '',
      words.declaration,
      ...factLines(facts),
      '',
      words.onReturn,
      ...factLines(onReturn),
      '',
      howBack,
      '',
      words.refund,
      '',
      `${words.see}: ${orderUrl}`,
      '',
      companyLine(locale),
    ].join('\n'),
    html: mailSheet(
      locale,
      words.subject(order.orderNumber),
      html`
        <p style="margin:0 0 8px">${words.greeting(firstName)}</p>
        <p style="margin:0 0 16px">${words.intro}</p>
        <p style="margin:0 0 8px">${words.declaration}</p>
        ${factTable(facts)}
        <p style="margin:16px 0 8px">${words.onReturn}</p>
        ${factTable(onReturn)}
        <p style="margin:16px 0 8px">${howBack}</p>
        <p style="margin:0 0 16px">${words.refund}</p>
        <p style="margin:16px 0"><a href="${orderUrl}" style="font-weight:700">${words.see}</a></p>
      `,
    ),
    messageId: `withdrawal-receipt-${item.id}`,
  };
}

function factsOf(order: Order, item: GivenBack, locale: Locale): Facts {
  const words = withdrawalWords[locale];
  return [
    [words.receivedAt, formatMoment(item.returnedAt.toISOString(), locale)],
    [words.order, order.orderNumber],
    [words.orderedOn, formatDay(order.placedAt, locale)],
    [words.buyer, order.billingAddress.name],
    [words.part, item.name],
    [words.number, item.serialNumber],
    [words.quantity, String(item.quantity)],
    [words.price, formatMoney(item.discountedPrice * item.quantity, locale)],
    ...(item.returnReason === null ? [] : [[words.reason, item.returnReason] as const]),
  ];
}

/** Where it goes, and what of its price comes back. */
function returnFacts(order: Order, item: GivenBack, locale: Locale): Facts {
  const words = withdrawalWords[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  const ordered = order.items.find(({ id }) => id === item.id);
  if (!ordered) throw new Error(`${item.id} is no item of order ${order.orderNumber}`);
  const { discount, shipping, total } = refundOf(order, ordered);
  return [
    [words.sendTo, `${shop.company.name}, ${shop.company.seat}`],
    ...(discount > 0 ? [[words.discount, `−${money(discount)}`] as const] : []),
    ...(shipping > 0 ? [[words.shipping, money(shipping)] as const] : []),
    [words.refundTotal, money(total)],
  ];
}

/** What the receipt of a withdrawal says, in the order's language. */
const withdrawalWords = {
  it: {
    subject: (orderNumber: string) => `Ricevuta del tuo recesso, ordine ${orderNumber}`,
    greeting: (firstName: string) => `Ciao ${firstName},`,
    intro: 'abbiamo ricevuto il tuo recesso. Conserva questa mail: è la ricevuta.',
    receivedAt: 'Ricevuto il',
    order: 'Ordine',
    orderedOn: 'Ordinato il',
    buyer: 'Da parte di',
    part: 'Pezzo',
    number: 'Numero originale',
    quantity: 'Quantità',
    price: 'Prezzo',
    discount: 'Sconto di benvenuto',
    shipping: 'Spedizione',
    refundTotal: 'Rimborso',
    onReturn: 'Il ritorno e il rimborso:',
    sendTo: 'Indirizzo',
    reason: 'Motivo',
    declaration: 'Recedi dal contratto per questo pezzo:',
    bringBack: `Riporta il pezzo entro ${sendBackDays} giorni da oggi dove lo hai ritirato, oppure spediscilo a tue spese all'indirizzo qui sopra, con il numero dell'ordine sul pacco. Se non lo hai ancora ritirato, non devi fare niente.`,
    sendBack: `Imballa il pezzo come ti è arrivato e spediscilo entro ${sendBackDays} giorni da oggi all'indirizzo qui sopra. Scrivi sul pacco il numero dell'ordine. La spedizione di ritorno è a tuo carico. Se non è ancora partito da noi, non devi fare niente.`,
    refund: `Ti rimborsiamo entro ${refundDays} giorni, con lo stesso mezzo con cui hai pagato; possiamo aspettare finché il pezzo arriva o ci mostri che l'hai spedito.`,
    see: 'Vedi il tuo ordine',
  },
  en: {
    subject: (orderNumber: string) => `Receipt of your withdrawal, order ${orderNumber}`,
    greeting: (firstName: string) => `Hello ${firstName},`,
    intro: 'We have received your withdrawal. Keep this mail: it is the receipt.',
    receivedAt: 'Received on',
    order: 'Order',
    orderedOn: 'Ordered on',
    buyer: 'From',
    part: 'Part',
    number: 'Original number',
    quantity: 'Quantity',
    price: 'Price',
    discount: 'Welcome discount',
    shipping: 'Shipping',
    refundTotal: 'Refund',
    onReturn: 'The way back, and the refund:',
    sendTo: 'Address',
    reason: 'Reason',
    declaration: 'You withdraw from the contract for this part:',
    bringBack: `Bring the part back within ${sendBackDays} days from today to where you collected it, or send it at your own cost to the address above, with the order number on the parcel. If you have not collected it yet, there is nothing for you to do.`,
    sendBack: `Pack the part as it came and send it within ${sendBackDays} days from today to the address above. Write the order number on the parcel. The direct cost of sending it back is yours. If it has not left us yet, there is nothing for you to do.`,
    refund: `We refund you within ${refundDays} days, by the same means you paid with; we may wait until the part arrives or you show us that you sent it.`,
    see: 'See your order',
  },
} satisfies Record<Locale, Record<string, string | ((name: string) => string)>>;
