/** Checkout: where to, how to pay, and the order itself, on one page. */
import { lazy, Suspense } from 'react';
import type { User } from '../../../domain/contract/account.ts';
import type { Address } from '../../../domain/contract/addresses.ts';
import { NothingYet } from '../../components/empty-state/empty-state.tsx';
import { island } from '../../lib/island.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './checkout.module.css';

// For who is not signed in.
const WhoOrders = island(async () => (await import('./who-orders.tsx')).WhoOrders, <Skeleton />);

// Only who is signed in needs it, and only in the browser, where the cart is.
const OrderForm = lazy(async () => ({ default: (await import('./order-form.tsx')).OrderForm }));

/** Null for somebody who is not signed in. */
type CheckoutData = { readonly user: User; readonly addresses: Address[] } | null;

export const page = definePage<CheckoutData>({
  route: 'checkout',
  async load({ api, isSignedIn }) {
    if (!isSignedIn) return null;
    const [user, addresses] = await Promise.all([api.me(), api.addresses()]);
    return { user, addresses };
  },
  meta: ({ t }) => ({ title: t('checkout.title') }),
  Component: CheckoutPage,
});

function CheckoutPage({ data }: PageProps<CheckoutData>) {
  const { t } = useTranslation();
  const state = useKnown(useStores().cart.state, 'loading');
  return (
    <div className={data ? `wrap ${styles.page} ${styles.tall}` : `wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      {data === null ? (
        <WhoOrders />
      ) : state === 'loading' ? (
        <Skeleton />
      ) : state === 'empty' ? (
        <NothingYet scene="carrello-vuoto" text={t('cart.empty')} />
      ) : (
        <Suspense fallback={<Skeleton />}>
          <OrderForm user={data.user} known={data.addresses} />
        </Suspense>
      )}
    </div>
  );
}
