/** The account: who one is, the orders, and the way out. */
import { useTranslation } from 'react-i18next';
import type { User } from '../../../domain/contract/account.ts';
import type { OrderPage } from '../../../domain/contract/orders.ts';
import { href } from '../../../domain/routes.ts';
import { OrderCard } from '../../components/order-card/order-card.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './account.module.css';

type AccountData = { readonly user: User; readonly orders: OrderPage };

export const page = definePage<AccountData>({
  route: 'account',
  async load({ api }) {
    const [user, orders] = await Promise.all([api.me(), api.orders()]);
    return { user, orders };
  },
  meta: ({ t }) => ({ title: t('account.title') }),
  Component: AccountPage,
});

function AccountPage({ data: { user, orders } }: PageProps<AccountData>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { session, checkout, toasts, viewed } = useStores();
  const { navigate } = useNavigation();
  const [latest] = orders.orders;

  async function leave(): Promise<void> {
    try {
      await session.signOut();
      checkout.remove();
      await viewed.clear();
      navigate(href(locale, 'home'));
    } catch {
      // Only the server can end a session.
      toasts.show(t('account.signOutFailed'), 'bad');
    }
  }

  return (
    <div className={`wrap stack ${styles.page}`}>
      <h1 tabIndex={-1}>{t('account.hello', { name: user.firstName })}</h1>
      <section className="panel stack">
        <h2>{t('account.personal')}</h2>
        <dl className={styles.facts}>
          <dt>{t('account.name')}</dt>
          <dd>
            {user.firstName} {user.lastName}
          </dd>
          {user.companyName && (
            <>
              <dt>{t('account.companyName')}</dt>
              <dd>{user.companyName}</dd>
            </>
          )}
          <dt>{t('account.email')}</dt>
          <dd>{user.email}</dd>
          <dt>{t('account.phoneNumber')}</dt>
          <dd>{user.phoneNumber}</dd>
        </dl>
      </section>
      <section className="stack">
        <header className={styles.heading}>
          <h2>{t('account.latestOrder')}</h2>
          {orders.total > 1 && (
            <PageLink to="orders">{t('account.allOrders', { count: orders.total })}</PageLink>
          )}
        </header>
        {latest ? <OrderCard order={latest} /> : <p className="muted">{t('orders.none')}</p>}
      </section>
      <div>
        <Button look="quiet" onClick={() => void leave()}>
          {t('account.signOut')}
        </Button>
      </div>
    </div>
  );
}
