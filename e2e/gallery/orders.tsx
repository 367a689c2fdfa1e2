/** Orders in every state. */
import type { Order } from '../../domain/contract/orders.ts';
import { OrderCard } from '../../src/components/order-card/order-card.tsx';
import { useLocale } from '../../src/stores/stores.tsx';
import { orderOf } from './invented.ts';
import { Section, State } from './section.tsx';

const states: readonly { name: string; state: Order['state']; changes?: Partial<Order> }[] = [
  { name: 'to be paid by card', state: 'awaiting_payment' },
  {
    name: 'to be paid by bank transfer',
    state: 'awaiting_payment',
    changes: { payment: { method: 'bank_transfer', state: 'pending', url: null } },
  },
  { name: 'paid', state: 'paid' },
  { name: 'shipped', state: 'shipped' },
  { name: 'delivered', state: 'delivered' },
  { name: 'refunded', state: 'refunded' },
  { name: 'cancelled', state: 'cancelled' },
];

export function Orders() {
  const locale = useLocale();
  return (
    <Section name="order-card" use="An order, in the account and after buying.">
      {states.map(({ name, state, changes }) => (
        <State key={name} name={name} isWide>
          <OrderCard order={orderOf(locale, state, changes)} email="maria@example.com" />
        </State>
      ))}
    </Section>
  );
}
