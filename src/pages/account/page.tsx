/** The account at a glance: what is there, the latest order, and the way out. */
import type { User } from '../../../domain/contract/account.ts';
import type { Address } from '../../../domain/contract/addresses.ts';
import type { OrderPage } from '../../../domain/contract/orders.ts';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { island } from '../../lib/island.tsx';
import { OrderCard } from '../../components/order-card/order-card.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { SignOut } from './sign-out.tsx';

type AccountData = { readonly user: User; readonly addresses: Address[]; readonly orders: OrderPage };

// Its links lead on before they live.
const Overview = island(async () => (await import('./overview.tsx')).Overview);

export const page = definePage<AccountData>({
  route: 'account',
  async load({ api }) {
    const [user, addresses, orders] = await Promise.all([api.me(), api.addresses(), api.orders()]);
    return { user, addresses, orders };
  },
  meta: ({ t }) => ({ title: t('account.title') }),
  Component: AccountPage,
});

function AccountPage({ data: { user, addresses, orders } }: PageProps<AccountData>) {
  const { t } = useTranslation();
  const [latest] = orders.orders;
  return (
    <AccountFrame title={t('account.hello', { name: user.firstName })}>
      <Overview user={user} addresses={addresses} orderCount={orders.total} />
      {latest && (
        <section className="stack">
          <h2>{t('account.latestOrder')}</h2>
          <OrderCard order={latest} email={user.email} />
        </section>
      )}
      <SignOut />
    </AccountFrame>
  );
}
