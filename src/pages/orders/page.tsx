/** The person's orders, newest first, and giving back what was bought. */
import { ordersPageSize } from '../../../domain/constants.ts';
import type { User } from '../../../domain/contract/account.ts';
import type { OrderPage } from '../../../domain/contract/orders.ts';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { NothingYet } from '../../components/empty-state/empty-state.tsx';
import { OrderCard } from '../../components/order-card/order-card.tsx';
import { useCheckoutDone } from '../../components/payment-outcome/use-checkout-done.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import styles from './orders.module.css';

type OrdersData = OrderPage & { readonly user: User };

export const page = definePage<OrdersData>({
  route: 'orders',
  async load({ api, query }) {
    const [user, orders] = await Promise.all([api.me(), api.orders(pageOf(query))]);
    return { ...orders, user };
  },
  meta: ({ t }) => ({ title: t('orders.title') }),
  Component: OrdersPage,
});

const pageOf = (query: URLSearchParams): number => Number(query.get('page')) || 1;

function OrdersPage({ data: { orders, total, user }, query }: PageProps<OrdersData>) {
  const { t } = useTranslation();
  useCheckoutDone(orders.flatMap(({ purchasedAt, orderNumber }) => (purchasedAt ? [orderNumber] : [])));
  const current = pageOf(query);
  const isMore = current * ordersPageSize < total;
  return (
    <AccountFrame title={t('orders.title')}>
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
    </AccountFrame>
  );
}
