/** What the accountant's file calls things: Italian, whatever the language of the order. */
import type { OrderState } from '../../../../domain/contract/orders.ts';
import type { RefundReason } from '../../../db/schema/orders.ts';

export const rowNames = {
  part: 'pezzo',
  discount: 'sconto',
  shipping: 'spedizione',
  refund: 'rimborso',
} as const;

export const stateNames: Record<OrderState, string> = {
  awaiting_payment: 'in attesa',
  paid: 'pagato',
  shipped: 'spedito',
  delivered: 'consegnato',
  cancelled: 'annullato',
  refunded: 'rimborsato',
};

export const reasonNames: Record<RefundReason, string> = {
  withdrawal: 'recesso',
  late_payment: 'pagamento arrivato tardi',
  by_shopkeeper: 'annullato dal negozio',
};
