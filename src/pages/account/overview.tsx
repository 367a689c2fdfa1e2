/** What is in the account, each with the way there. */
import type { User } from '../../../domain/contract/account.ts';
import type { Address } from '../../../domain/contract/addresses.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './account.module.css';

type OverviewProps = {
  readonly user: User;
  readonly addresses: readonly Address[];
  readonly orderCount: number;
};

export function Overview({ user, addresses, orderCount }: OverviewProps) {
  const { t } = useTranslation();
  const addressesOf = (kind: Address['kind']) => {
    const count = addresses.filter((address) => address.kind === kind).length;
    return t('account.addressCount', { count });
  };
  const entries = [
    { to: 'orders', icon: 'box', text: t('account.orderCount', { count: orderCount }) },
    { to: 'personal', icon: 'user', text: user.companyName ?? `${user.firstName} ${user.lastName}` },
    { to: 'delivery', icon: 'truck', text: addressesOf('delivery') },
    { to: 'billing', icon: 'tag', text: addressesOf('billing') },
  ] as const;
  return (
    <ul className={styles.entries}>
      {entries.map(({ to, icon, text }) => (
        <li key={to}>
          <PageLink to={to} className={`panel ${styles.entry}`}>
            <Icon name={icon} />
            <b>{t(`account.nav.${to}`)}</b>
            <span className="muted">{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
