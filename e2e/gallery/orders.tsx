/** Orders in every state. */
import type { ItemState, Order } from '../../domain/contract/orders.ts';
import { OrderCard } from '../../src/components/order-card/order-card.tsx';
import { useLocale } from '../../src/stores/stores.tsx';
import { orderOf } from './invented.ts';
import { Section, State } from './section.tsx';

/** What one that is fetched at the yard has instead of a parcel. */
const collected = {
  delivery: 'collection',
  collection: { hours: 'lun–ven 9–18', readyFrom: '2026-05-05', isReady: false, keptUntil: null },
  arrival: null,
} satisfies Partial<Order>;

const states: readonly { name: string; state: Order['state']; changes?: Partial<Order> }[] = [
  { name: 'to be paid by card', state: 'awaiting_payment' },
  {
    name: 'to be paid by bank transfer',
    state: 'awaiting_payment',
    changes: {
      payment: { method: 'bank_transfer', state: 'pending', url: null, dueAt: '2026-05-13T21:59:59.000Z' },
    },
  },
  { name: 'paid', state: 'paid' },
  { name: 'shipped', state: 'shipped' },
  { name: 'delivered', state: 'delivered' },
  {
    name: 'ready to be collected',
    state: 'paid',
    changes: {
      ...collected,
      collection: { ...collected.collection, isReady: true, keptUntil: '2026-05-19' },
    },
  },
  { name: 'collected', state: 'delivered', changes: collected },
  { name: 'refunded', state: 'refunded' },
  { name: 'cancelled', state: 'cancelled' },
];

/** What became of its two items. */
const returns: readonly { name: string; items: readonly ItemState[] }[] = [
  { name: 'one of two given back', items: ['ordered', 'returned'] },
  { name: 'given back', items: ['returned', 'received'] },
  { name: 'back with the shop', items: ['received', 'refunded'] },
  { name: 'one of two refunded', items: ['ordered', 'refunded'] },
];

/** One came back worse and was paid back in part, the other could not be sent. */
function settledOf(order: Order): Order {
  const [worse, cancelled] = order.items;
  if (!worse || !cancelled) return order;
  const outcomeNote = 'La staffa si è rotta al montaggio';
  return {
    ...order,
    refunds: [{ amount: 7_800, at: '2026-05-12T08:00:00.000Z', reason: 'withdrawal', note: null }],
    items: [
      { ...worse, state: 'refunded', outcome: 'worse', outcomeNote, reduction: 3_000 },
      { ...cancelled, state: 'refunded', outcome: 'cancelled' },
    ],
  };
}

function returnedOf(order: Order, states: readonly ItemState[]): Order {
  const returnedAt = '2026-05-09T08:00:00.000Z';
  const items = order.items.map((item, nth) => {
    const state = states[nth] ?? 'ordered';
    return state === 'ordered' ? item : { ...item, state, returnedAt };
  });
  return { ...order, items };
}

export function Orders() {
  const locale = useLocale();
  return (
    <Section name="order-card" use="An order, in the account and after buying.">
      {states.map(({ name, state, changes }) => (
        <State key={name} name={name} isWide>
          <OrderCard order={orderOf(locale, state, changes)} email="maria@example.com" />
        </State>
      ))}
      <State name="one worse than it left, one that could not be sent" isWide>
        <OrderCard order={settledOf(orderOf(locale, 'delivered'))} email="maria@example.com" />
      </State>
      {returns.map(({ name, items }) => (
        <State key={name} name={name} isWide>
          <OrderCard order={returnedOf(orderOf(locale, 'delivered'), items)} email="maria@example.com" />
        </State>
      ))}
    </Section>
  );
}
