/** What comes with every part: what sending it costs, coming back, warranty. */
import type { Part } from '../../../domain/contract/parts.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { policies } from '../../../shop.config.ts';
import { useMoney } from '../../components/price/price.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './part.module.css';

export function Promises({ part: { shipping, isFreight } }: { part: Part }) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const sent = isFreight ? 'freight' : shipping.mainland === 0 ? 'free' : 'shipping';
  const promises = [
    [
      'truck',
      t(`part.promises.${sent}`, {
        price: money(shipping.mainland),
        islands: money(shipping.islands),
        over: policies.freeShippingOverCents / 100,
      }),
    ],
    ['return', t('part.promises.returns', { period: withdrawalPeriod(locale, policies.withdrawalDays) })],
    ['shield', t('part.promises.warranty')],
  ] as const;
  return (
    <ul className={styles.promises}>
      {promises.map(([icon, promise]) => (
        <li key={icon}>
          <Icon name={icon} />
          {promise}
        </li>
      ))}
    </ul>
  );
}
