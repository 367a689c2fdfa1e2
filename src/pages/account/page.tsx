/** The account at a glance: what is there, the latest order, and the way out. */
import { useState } from 'react';
import { storageKeys } from '../../../domain/constants.ts';
import type { User } from '../../../domain/contract/account.ts';
import type { Address } from '../../../domain/contract/addresses.ts';
import type { OrderPage } from '../../../domain/contract/orders.ts';
import { href } from '../../../domain/routes.ts';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { OrderCard } from '../../components/order-card/order-card.tsx';
import { island, onDemand } from '../../lib/island.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { withLock } from '../../offline/with-lock.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';

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

const UnsentQuestion = onDemand(async () => (await import('./unsent.tsx')).UnsentQuestion);

/** The way out of the account. What was written to the shop and has not gone is sent first, or asked about. */
function SignOut() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { api, session, toasts } = useStores();
  const { navigate } = useNavigation();
  const [unsent, setUnsent] = useState(0);

  async function leave(isSure: boolean): Promise<void> {
    try {
      const left = isSure ? 0 : await (await import('./unsent.tsx')).countUnsent();
      if (left > 0) return setUnsent(left);
      // Nobody asks for the account's cart meanwhile.
      await withLock(storageKeys.accountCart, async () => {
        await api.signOut();
        await session.left(true);
      });
      navigate(href(locale, 'home'));
    } catch {
      // Only the server can end a session.
      toasts.show(t('account.signOutFailed'), 'bad');
    }
  }

  if (unsent > 0)
    return <UnsentQuestion count={unsent} onLeave={() => void leave(true)} onStay={() => setUnsent(0)} />;
  return (
    <div>
      <Button look="quiet" onClick={() => void leave(false)}>
        {t('account.signOut')}
      </Button>
    </div>
  );
}
