/** Orders as the command line gives them to programs: the API's names, and what only the shopkeeper sees. */
import type { Order } from '../../../domain/contract/orders.ts';
import type {
  ListedOrder,
  OrderToSend,
  PaymentState,
  WholeOrder,
  YardPiece,
} from '../../orders/reading/shopkeeper-orders.ts';

type Buyer = ListedOrder['buyer'];

/** A line of `orders list --json`. Money in cents, times in UTC. */
export const listedOrder = ({ paymentMethod, paymentState, placedAt, ...order }: ListedOrder) => ({
  ...order,
  placedAt: placedAt.toISOString(),
  payment: { method: paymentMethod, state: paymentState },
});

/** A line of `orders list --open --json`. */
export const orderToSend = ({ purchasedAt, items, ...order }: OrderToSend) => ({
  ...listedOrder(order),
  purchasedAt: purchasedAt?.toISOString() ?? null,
  items,
});

/** The API's order, with the yard's codes, the payment's own state, the reasons in its history, and who buys. */
export type ShopkeepersOrder = Omit<Order, 'items' | 'payment' | 'history' | 'refunds'> & {
  readonly items: readonly (Order['items'][number] & Partial<YardPiece>)[];
  readonly payment: Omit<Order['payment'], 'state'> & { readonly state: PaymentState };
  readonly history: readonly (Order['history'][number] & { readonly reason: string | null })[];
  readonly buyer: Buyer;
  readonly repairerRegistration: string | null;
  readonly carPlate: string | null;
  readonly reservedUntil: string | null;
  readonly locale: string;
  readonly refunds: readonly {
    readonly amount: number;
    readonly reason: string;
    readonly note: string | null;
    readonly state: string;
    readonly reference: string | null;
    readonly askedAt: string;
    readonly doneAt: string | null;
  }[];
};

export const wholeOrder = ({
  order,
  row,
  paymentState,
  reasons,
  pieces,
  refunds,
}: WholeOrder): ShopkeepersOrder => ({
  ...order,
  items: order.items.map((item, at) => ({ ...item, ...pieces[at] })),
  payment: { ...order.payment, state: paymentState },
  history: order.history.map((move, at) => ({ ...move, reason: reasons[at] ?? null })),
  buyer: row.buyer,
  repairerRegistration: row.repairerRegistration,
  carPlate: row.carPlate,
  reservedUntil: row.reservedUntil?.toISOString() ?? null,
  locale: row.locale,
  refunds: refunds.map(({ amount, reason, note, state, reference, askedAt, doneAt }) => ({
    amount,
    reason,
    note,
    state,
    reference,
    askedAt: askedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  })),
});
