/** What the shop knows of a payment, for the pages that a provider leads back to. Their address is anybody's to type. */
import type { Order } from '../../../domain/contract/orders.ts';
import { island } from '../../lib/island.tsx';
import type { LoadContext } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { useCheckoutDone } from './use-checkout-done.ts';

// Read after what is said first.
const OrderGlance = island(async () => (await import('./order-glance.tsx')).OrderGlance);

/**
 * `unknown`: the person has no such order, or nobody is signed in. `unasked`: the shop could not be asked just now. What has been
 * paid once stays paid, whatever became of it.
 */
export type Outcome =
  | { readonly state: 'paid'; readonly order: Order }
  | { readonly state: 'awaited' | 'cancelled'; readonly order: Order }
  | { readonly state: 'unknown' | 'unasked' };

/** Of a payment that nobody knows to have succeeded. */
export type OpenOutcome = Exclude<Outcome, { readonly state: 'paid' }>;

/** Reads the order that the address names, as its owner alone may know it. */
export async function loadOutcome({
  api,
  isSignedIn,
  query,
}: Pick<LoadContext, 'api' | 'isSignedIn' | 'query'>): Promise<Outcome> {
  const number = query.get('order');
  if (!isSignedIn || !number) return { state: 'unknown' };
  try {
    const order = await api.orderNumbered(number);
    return order ? { state: stateOf(order), order } : { state: 'unknown' };
  } catch {
    return { state: 'unasked' };
  }
}

function stateOf({ purchasedAt, state }: Order): 'paid' | 'awaited' | 'cancelled' {
  if (purchasedAt !== null) return 'paid';
  return state === 'cancelled' ? 'cancelled' : 'awaited';
}

/** What the specification says of a payment that succeeded, for an order of which the shop knows it. */
export function Paid({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { orderNumber } = order;
  useCheckoutDone([orderNumber]);
  return (
    <>
      <EmptyState scene="pagato" title={t('success.ordered')}>
        <p>
          <Tag number={orderNumber} isBig label={t('orders.order')} />
        </p>
        <p>
          <b>{t('success.paid')}</b>
          <br />
          {t('success.text')}
        </p>
        <PageLink to="orders" className={buttonClass({ look: 'signal', isLarge: true })}>
          {t('success.toOrders')}
        </PageLink>
      </EmptyState>
      <OrderGlance order={order} />
    </>
  );
}
