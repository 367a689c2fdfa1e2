/** The person's orders, newest first. */
import { useTranslation } from 'react-i18next';
import { ordersPageSize } from '../../../domain/constants.ts';
import type { OrderPage } from '../../../domain/contract/orders.ts';
import { NothingYet } from '../../components/nothing-yet/nothing-yet.tsx';
import { OrderCard } from '../../components/order-card/order-card.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import styles from './orders.module.css';

export const page = definePage<OrderPage>({
  route: 'orders',
  load: ({ api, query }) => api.orders(Number(query.get('page')) || 1),
  meta: ({ t }) => ({ title: t('orders.title') }),
  Component: OrdersPage,
});

function OrdersPage({ data, query }: PageProps<OrderPage>) {
  const { t } = useTranslation();
  const current = Number(query.get('page')) || 1;
  const isMore = current * ordersPageSize < data.total;
  return (
    <div className={`wrap stack ${styles.page}`}>
      <h1 tabIndex={-1}>{t('orders.title')}</h1>
      {data.orders.length === 0 && <NothingYet text={t('orders.none')} />}
      {data.orders.map((order) => (
        <OrderCard key={order.id} order={order} />
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
    </div>
  );
}
