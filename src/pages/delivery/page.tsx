/** Where parcels go: the addresses to choose from at checkout. */
import type { User } from '../../../domain/contract/account.ts';
import type { Address } from '../../../domain/contract/addresses.ts';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { AddressBook } from '../../components/addresses/address-book.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';

type DeliveryData = { readonly user: User; readonly addresses: Address[] };

export const page = definePage<DeliveryData>({
  route: 'delivery',
  async load({ api }) {
    const [user, addresses] = await Promise.all([api.me(), api.addresses()]);
    return { user, addresses };
  },
  meta: ({ t }) => ({ title: t('delivery.title') }),
  Component: DeliveryPage,
});

function DeliveryPage({ data: { user, addresses } }: PageProps<DeliveryData>) {
  const { t } = useTranslation();
  return (
    <AccountFrame title={t('delivery.title')}>
      <AddressBook kind="delivery" known={addresses} name={`${user.firstName} ${user.lastName}`} />
    </AccountFrame>
  );
}
