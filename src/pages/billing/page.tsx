/** Who is invoiced, and where: the addresses to choose from at checkout. */
import type { User } from '../../../domain/contract/account.ts';
import type { Address } from '../../../domain/contract/addresses.ts';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { AddressBook } from '../../components/addresses/address-book.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';

type BillingData = { readonly user: User; readonly addresses: Address[] };

export const page = definePage<BillingData>({
  route: 'billing',
  async load({ api }) {
    const [user, addresses] = await Promise.all([api.me(), api.addresses()]);
    return { user, addresses };
  },
  meta: ({ t }) => ({ title: t('billing.title') }),
  Component: BillingPage,
});

function BillingPage({ data: { user, addresses } }: PageProps<BillingData>) {
  const { t } = useTranslation();
  return (
    <AccountFrame title={t('billing.title')}>
      <AddressBook
        kind="billing"
        known={addresses}
        name={user.companyName ?? `${user.firstName} ${user.lastName}`}
      />
    </AccountFrame>
  );
}
