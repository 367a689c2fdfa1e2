/** How far an order has come, at a glance; one that was called off has no way before it. */
import type { Order } from '../../../domain/contract/orders.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './order-steps.module.css';

const way = ['placed', 'paid', 'shipped', 'delivered'] as const;
const reached = { awaiting_payment: 0, paid: 1, shipped: 2, delivered: 3 } as const;

export function OrderSteps({ order: { state } }: { readonly order: Order }) {
  const { t } = useTranslation();
  if (!(state in reached)) return null;
  const here = reached[state as keyof typeof reached];
  return (
    // The state is written beside the order's number already, and its moments below.
    <ol className={styles.steps} aria-hidden="true">
      {way.map((step, index) => (
        <li key={step} className={index <= here ? styles.done : undefined}>
          {t(step === 'placed' ? 'orders.placed' : `orders.state.${step}`)}
        </li>
      ))}
    </ol>
  );
}
