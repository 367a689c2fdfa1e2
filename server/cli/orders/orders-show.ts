/** `npm run shop -- orders show NUMBER`: one order, with everything that the yard needs to pack and to answer. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { nameWithNumber } from '../../../domain/part-number.ts';
import type { PlacedAddress } from '../../../domain/contract/orders.ts';
import type { WholeOrder } from '../../orders/reading/shopkeeper-orders.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { namedLines } from '../frame/table.ts';
import { minuteInRome, money, printable } from '../frame/words.ts';
import { wholeOrder } from './order-json.ts';
import { findOrder } from './find-order.ts';
import { orderNumber, printableBuyer, methodWord } from './order-words.ts';

const words = {
  it: { askedFor: (moment: string) => `chiesto il ${moment}` },
  en: { askedFor: (moment: string) => `asked for ${moment}` },
} satisfies InBoth<object>;

export const ordersShow = defineCommand({
  help: {
    it: { summary: 'un ordine, con i suoi pezzi, il cliente e la sua storia' },
    en: { summary: 'one order with its items, buyer and history' },
  },
  operands: { number: orderNumber },
  options: { json },
  examples: ['orders show S-26-7K2M9Q'],
  async run({ number, json: asJson }, { terminal, language, open }) {
    const { config, database } = await open();
    const found = await findOrder({ config, database }, number, language);
    if (asJson) terminal.printJson(wholeOrder(found));
    else for (const line of orderSheet(found, language)) terminal.print(line);
  },
});

/** @returns lines: names on the left, values on the right; what is not known is left out */
function orderSheet(whole: WholeOrder, language: Locale): string[] {
  const { order, row, paymentState, reasons } = whole;
  const method = methodWord(row.paymentMethod, language);
  return [
    ...namedLines(
      [
        [{ it: 'ordine', en: 'order' }, order.orderNumber],
        [{ it: 'stato', en: 'state' }, order.state],
        [{ it: 'fatto', en: 'placed' }, minuteInRome(row.placedAt)],
        [{ it: 'tenuto fino a', en: 'kept until' }, row.reservedUntil && minuteInRome(row.reservedUntil)],
        [{ it: 'pagamento', en: 'payment' }, `${method}, ${paymentState.replace('_', ' ')}`],
        [
          { it: 'pacco', en: 'shipment' },
          order.shipment && `${order.shipment.courier} ${order.shipment.trackingCode}`,
        ],
        [{ it: 'pronto da', en: 'ready from' }, row.readyFrom],
        [{ it: 'ritiro entro', en: 'collect by' }, row.keptUntil],
      ],
      language,
    ),
    '',
    ...itemLines(whole, language),
    '',
    ...moneyLines(whole, language),
    '',
    ...buyerLines(whole, language),
    '',
    ...namedLines(
      order.history.map(({ state, at }, index) => [
        minuteInRome(new Date(at)),
        because(state, reasons[index]),
      ]),
      language,
    ),
  ];
}

/** What is to be fetched, and from where. */
const itemLines = ({ order, pieces }: WholeOrder, language: Locale): string[] =>
  order.items.map(({ quantity, name, serialNumber, discountedPrice, state }, at) => {
    const { sku = '', place = null, condition = '' } = pieces[at] ?? {};
    const where = [place, condition].flatMap((word) => (word ? [printable(word)] : []));
    return [
      `  ${quantity} × ${printable(sku)} · ${nameWithNumber(printable(name), printable(serialNumber))}`,
      money(discountedPrice, language),
      ...where,
      ...(state === 'ordered' ? [] : [state]),
    ].join(', ');
  });

const moneyLines = ({ order, refunds }: WholeOrder, language: Locale): string[] =>
  namedLines(
    [
      [{ it: 'pezzi', en: 'goods' }, money(order.goods, language)],
      [{ it: 'sconto', en: 'discount' }, order.discount > 0 && `-${money(order.discount, language)}`],
      [{ it: 'spedizione', en: 'shipping' }, money(order.shipping, language)],
      [{ it: 'totale', en: 'total' }, money(order.finalPrice, language)],
      ...refunds.map(({ amount, state, askedAt, doneAt }) => {
        const moment = minuteInRome(doneAt ?? askedAt);
        return [
          doneAt ? { it: 'rimborsato', en: 'paid back' } : { it: 'da rimborsare', en: 'to pay back' },
          `${money(amount, language)}, ${state === 'done' ? moment : words[language].askedFor(moment)}`,
        ] as const;
      }),
    ],
    language,
  );

/** Whom it goes to, and whom it is billed to. */
const buyerLines = (
  { order, row: { buyer, repairerRegistration, carPlate, locale } }: WholeOrder,
  language: Locale,
) =>
  namedLines(
    [
      [{ it: 'cliente', en: 'buyer' }, printableBuyer(buyer)],
      [{ it: 'persona', en: 'person' }, buyer.companyName && printableBuyer({ ...buyer, companyName: null })],
      ['e-mail', buyer.email],
      [{ it: 'telefono', en: 'telephone' }, buyer.phoneNumber],
      [{ it: 'codice fiscale', en: 'fiscal code' }, buyer.fiscalCode],
      [{ it: 'partita IVA', en: 'VAT number' }, buyer.vatNumber],
      [{ it: 'codice univoco', en: 'unique code' }, buyer.uniqueCode],
      ['PEC', buyer.pecAddress],
      [{ it: 'autoriparatore', en: 'repairer' }, repairerRegistration],
      [{ it: 'per l’auto targata', en: 'for the car with plate' }, carPlate],
      [{ it: 'lingua', en: 'language' }, locale],
      [
        order.delivery === 'collection'
          ? { it: 'ritiro in sede', en: 'collected at' }
          : { it: 'consegna a', en: 'deliver to' },
        inOneLine(order.deliveryAddress),
      ],
      [{ it: 'fattura a', en: 'bill to' }, inOneLine(order.billingAddress)],
    ],
    language,
  );

const because = (state: string, reason: string | null | undefined): string =>
  reason ? `${state} (${reason.replaceAll('_', ' ')})` : state;

const inOneLine = ({ name, address, postalCode, city, region, country }: PlacedAddress): string =>
  `${name}, ${address}, ${postalCode} ${city} (${region}), ${country}`;
