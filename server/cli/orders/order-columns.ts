/** Orders in a terminal, a line each. */
import type { ListedOrder, OrderToSend } from '../../orders/reading/shopkeeper-orders.ts';
import type { Column } from '../frame/table.ts';
import { dayInRome } from '../../../domain/working-days.ts';
import { money, printable } from '../frame/words.ts';
import { printableBuyer, methodWord } from './order-words.ts';

export const orderColumns: readonly Column<ListedOrder>[] = [
  { heading: 'number', cell: ({ orderNumber }) => orderNumber },
  { heading: 'day', cell: ({ placedAt }) => dayInRome(placedAt) },
  { heading: 'state', cell: ({ state }) => state },
  { heading: 'total', cell: ({ finalPrice }) => money(finalPrice), isNumber: true },
  { heading: 'buyer', cell: ({ buyer }) => printableBuyer(buyer), canBeCut: true },
  { heading: 'payment', cell: paymentWord },
];

/** What is to be sent: which pieces, and since when they wait. */
export const toSendColumns: readonly Column<OrderToSend>[] = [
  { heading: 'number', cell: ({ orderNumber }) => orderNumber },
  { heading: 'paid', cell: ({ purchasedAt }) => (purchasedAt ? dayInRome(purchasedAt) : '') },
  {
    heading: 'pieces',
    cell: ({ items }) => String(items.reduce((sum, { quantity }) => sum + quantity, 0)),
    isNumber: true,
  },
  {
    heading: 'codes',
    cell: ({ items }) => printable(items.map(({ sku }) => sku).join(', ')),
    canBeCut: true,
  },
  { heading: 'buyer', cell: ({ buyer }) => printableBuyer(buyer), canBeCut: true },
];

/** How it is paid; where the order's state does not tell what became of the money, that instead. */
function paymentWord({ paymentMethod, paymentState }: ListedOrder): string {
  if (paymentState === 'pending' || paymentState === 'paid') return methodWord(paymentMethod);
  return paymentState.replace('_', ' ');
}
