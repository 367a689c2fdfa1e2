/** The person's orders, newest first, and giving back what was bought. */
import { useState } from 'react';
import { ordersPageSize } from '../../../domain/constants.ts';
import type { User } from '../../../domain/contract/account.ts';
import type { OrderPage } from '../../../domain/contract/orders.ts';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { NothingYet } from '../../components/empty-state/empty-state.tsx';
import { OrderCard } from '../../components/order-card/order-card.tsx';
import { useCheckoutDone } from '../../components/payment-outcome/use-checkout-done.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { onDemand, useAlive } from '../../lib/island.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { orPocket, type Pocketed } from './or-pocket.ts';
import styles from './orders.module.css';

// Where the shop does not answer, and for whoever asks for it: neither is there at first.
const PocketOrders = onDemand(
  async () => (await import('../../components/order-pocket/pocket-orders.tsx')).PocketOrders<Told>,
);
const OrderPocket = onDemand(
  async () => (await import('../../components/order-pocket/order-pocket.tsx')).OrderPocket,
);

type Told = OrderPage & { readonly user: User };
type OrdersData = Told | Pocketed<Told>;

export const page = definePage<OrdersData>({
  route: 'orders',
  load({ api, query }) {
    const told = Promise.all([api.me(), api.orders(pageOf(query))]);
    return orPocket(told.then(([user, orders]) => ({ ...orders, user })));
  },
  meta: ({ t }) => ({ title: t('orders.title') }),
  Component: OrdersPage,
});

const pageOf = (query: URLSearchParams): number => Number(query.get('page')) || 1;

function OrdersPage({ data, query }: PageProps<OrdersData>) {
  const { t } = useTranslation();
  const [late, setLate] = useState<Told>();
  const shown = 'pocket' in data ? (late ?? data) : data;
  return (
    <AccountFrame title={t('orders.title')}>
      {'pocket' in shown ? (
        <PocketOrders {...shown} onTold={setLate} />
      ) : (
        <ToldOrders told={shown} query={query} />
      )}
    </AccountFrame>
  );
}

type ToldOrdersProps = { readonly told: Told; readonly query: URLSearchParams };

function ToldOrders({ told: { orders, total, user }, query }: ToldOrdersProps) {
  const { t } = useTranslation();
  const isAlive = useAlive();
  useCheckoutDone(orders.flatMap(({ purchasedAt, orderNumber }) => (purchasedAt ? [orderNumber] : [])));
  const current = pageOf(query);
  const isMore = current * ordersPageSize < total;
  return (
    <>
      {orders.length === 0 && <NothingYet scene="nessun-ordine" text={t('orders.none')} />}
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} email={user.email} />
      ))}
      {(current > 1 || isMore) && (
        <nav className={styles.pages} aria-label={t('search.pages')}>
          {current > 1 && (
            <PageLink to="orders" query={{ page: current - 1 }} className={buttonClass({})}>
              {t('orders.newer')}
            </PageLink>
          )}
          {isMore && (
            <PageLink to="orders" query={{ page: current + 1 }} className={buttonClass({})}>
              {t('orders.older')}
            </PageLink>
          )}
        </nav>
      )}
      {isAlive && <OrderPocket ownerId={user.id} newest={current === 1 && total > 0 ? orders : undefined} />}
    </>
  );
}
