/** Orders in a terminal, a line each. */
import type { ListedOrder } from '../../orders/shopkeeper-orders.ts';
import type { Column } from '../frame/table.ts';
import { dayInRome } from '../../../domain/working-days.ts';
import { money } from '../frame/words.ts';
import { buyerName, methodWords } from './order-words.ts';

export const orderColumns: readonly Column<ListedOrder>[] = [
  { heading: 'number', cell: ({ orderNumber }) => orderNumber },
  { heading: 'day', cell: ({ placedAt }) => dayInRome(placedAt) },
  { heading: 'state', cell: ({ state }) => state },
  { heading: 'total', cell: ({ finalPrice }) => money(finalPrice), isNumber: true },
  { heading: 'buyer', cell: ({ buyer }) => buyerName(buyer), canBeCut: true },
  { heading: 'payment', cell: paymentWord },
];

/** How it is paid; where the order's state does not tell what became of the money, that instead. */
function paymentWord({ paymentMethod, paymentState }: ListedOrder): string {
  if (paymentState === 'pending' || paymentState === 'paid') return methodWords[paymentMethod];
  return paymentState.replace('_', ' ');
}
