/** A person's profile, point by point; what is not known is left out. */
import type { User } from '../../../domain/contract/account.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './personal.module.css';

export function Facts({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const facts = [
    [t('account.companyName'), user.companyName],
    [t('account.vatNumber'), user.vatNumber],
    [t('account.uniqueCode'), user.uniqueCode],
    [t('account.pecAddress'), user.pecAddress],
    [t('personal.name'), `${user.firstName} ${user.lastName}`],
    [t('account.fiscalCode'), user.fiscalCode],
    [t('account.phoneNumber'), user.phoneNumber],
    [t('account.email'), user.email],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
