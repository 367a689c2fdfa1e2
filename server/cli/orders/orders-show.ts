/** `npm run shop -- orders show NUMBER`: one order, with everything that the yard needs to pack and to answer. */
import { nameWithNumber } from '../../../domain/part-number.ts';
import type { PlacedAddress } from '../../../domain/contract/orders.ts';
import { findByNumber, type WholeOrder } from '../../orders/reading/shopkeeper-orders.ts';
import { json } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { namedLines } from '../frame/table.ts';
import { minuteInRome, money, printable } from '../frame/words.ts';
import { wholeOrder } from './order-json.ts';
import { orderNumber, unknownOrder, printableBuyer, methodWord } from './order-words.ts';

export const ordersShow = defineCommand({
  summary: 'one order with its items, buyer and history',
  operands: { number: orderNumber },
  options: { json },
  examples: ['orders show S-26-7K2M9Q'],
  async run({ number, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const found = await findByNumber(database.db, number);
    if (!found) throw new Refused(unknownOrder(number));
    if (asJson) terminal.printJson(wholeOrder(found));
    else for (const line of orderSheet(found)) terminal.print(line);
  },
});

/** @returns lines: names on the left, values on the right; what is not known is left out */
function orderSheet(whole: WholeOrder): string[] {
  const { order, row } = whole;
  return [
    ...namedLines([
      ['order', order.orderNumber],
      ['state', order.state],
      ['placed', minuteInRome(row.placedAt)],
      ['kept until', row.reservedUntil && minuteInRome(row.reservedUntil)],
      ['payment', `${methodWord(row.paymentMethod)}, ${whole.paymentState.replace('_', ' ')}`],
      ['shipment', order.shipment && `${order.shipment.courier} ${order.shipment.trackingCode}`],
    ]),
    '',
    ...order.items.map(({ quantity, name, serialNumber, discountedPrice, state }, at) => {
      const { sku = '', place = null, condition = '' } = whole.pieces[at] ?? {};
      const where = [place, condition].flatMap((word) => (word ? [printable(word)] : []));
      return [
        `  ${quantity} × ${printable(sku)} · ${nameWithNumber(printable(name), printable(serialNumber))}`,
        money(discountedPrice),
        ...where,
        ...(state === 'ordered' ? [] : [state]),
      ].join(', ');
    }),
    '',
    ...namedLines([
      ['goods', money(order.goods)],
      ['discount', order.discount > 0 && `-${money(order.discount)}`],
      ['shipping', money(order.shipping)],
      ['total', money(order.finalPrice)],
      ...whole.refunds.map(
        ({ amount, state, askedAt, doneAt }) =>
          [
            doneAt ? 'paid back' : 'to pay back',
            `${money(amount)}, ${state === 'done' ? '' : 'asked for '}${minuteInRome(doneAt ?? askedAt)}`,
          ] as const,
      ),
    ]),
    '',
    ...namedLines([
      ['buyer', printableBuyer(row.buyer)],
      ['person', row.buyer.companyName && printableBuyer({ ...row.buyer, companyName: null })],
      ['e-mail', row.buyer.email],
      ['telephone', row.buyer.phoneNumber],
      ['fiscal code', row.buyer.fiscalCode],
      ['VAT number', row.buyer.vatNumber],
      ['unique code', row.buyer.uniqueCode],
      ['PEC', row.buyer.pecAddress],
      ['repairer', row.repairerRegistration],
      ['language', row.locale],
      ['deliver to', inOneLine(order.deliveryAddress)],
      ['bill to', inOneLine(order.billingAddress)],
    ]),
    '',
    ...namedLines(
      order.history.map(({ state, at }, index) => [
        minuteInRome(new Date(at)),
        because(state, whole.reasons[index]),
      ]),
    ),
  ];
}

const because = (state: string, reason: string | null | undefined): string =>
  reason ? `${state} (${reason.replaceAll('_', ' ')})` : state;

const inOneLine = ({ name, address, postalCode, city, region, country }: PlacedAddress): string =>
  `${name}, ${address}, ${postalCode} ${city} (${region}), ${country}`;
