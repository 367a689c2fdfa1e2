/** What comes with every part, under the search: warranty, return, free shipping, and when it arrives. */
import type { TFunction } from 'i18next';
import { transitDays } from '../../../domain/arrival.ts';
import type { TransitDays } from '../../../domain/dispatch.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { dispatch, policies } from '../../../shop.config.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './home.module.css';

/** `A casa in 1–3 giorni lavorativi`: of a parcel to wherever, as a part's page says it of a province that is not known. */
const arrivalIn = (t: TFunction, { least, most }: TransitDays): string =>
  t('home.promises.arrival', { count: most, days: least === most ? most : `${least}–${most}` });

export function Promises() {
  const { t } = useTranslation();
  const locale = useLocale();
  const promises = [
    ['shield', 'terms', t('home.promises.warranty')],
    [
      'return',
      'withdrawal',
      t('home.promises.returns', { period: withdrawalPeriod(locale, policies.withdrawalDays) }),
    ],
    ['truck', 'terms', t('home.promises.shipping', { over: policies.freeShippingOverCents / 100 })],
    ...(dispatch
      ? [
          [
            'clock',
            'terms',
            arrivalIn(t, transitDays(dispatch, { province: undefined, isFreight: false })),
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <ul className={styles.promises}>
      {promises.map(([icon, page, promise]) => (
        <li key={icon}>
          <PageLink to={page}>
            <Icon name={icon} />
            {promise}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
