/** What comes with every part: when it arrives and what sending costs, coming back, warranty. Each says more in a sheet. */
import { useState } from 'react';
import type { Part } from '../../../domain/contract/parts.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { collection, policies } from '../../../shop.config.ts';
import { Arrival, promisesDays } from '../../components/arrival/arrival.tsx';
import { useProvince } from '../../components/arrival/use-province.ts';
import { useMoney } from '../../components/price/price.tsx';
import { onDemand } from '../../lib/island.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import type { Topic } from './promise-sheet.tsx';
import styles from './promises.module.css';

const PromiseSheet = onDemand(async () => (await import('./promise-sheet.tsx')).PromiseSheet);

export function Promises({ part: { shipping, isFreight } }: { part: Part }) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const [province, setProvince] = useProvince();
  const [open, setOpen] = useState<Topic>();
  const sent = isFreight ? 'freight' : shipping.mainland === 0 ? 'free' : 'shipping';
  const sending = t(`part.promises.${sent}`, {
    price: money(shipping.mainland),
    islands: money(shipping.islands),
    over: policies.freeShippingOverCents / 100,
  });
  const more = (topic: Topic, icon: IconName, said: string) => (
    <li>
      <Icon name={icon} />
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(topic)}>
        {said}
      </button>
    </li>
  );
  return (
    <>
      <ul className={styles.promises}>
        {promisesDays && (
          <li className={styles.arrival}>
            <Icon name="clock" />
            <span>
              <Arrival province={province} isFreight={isFreight} />
            </span>
          </li>
        )}
        {more('sending', 'truck', sending)}
        {collection &&
          more('collecting', 'box', t('part.promises.collecting', { city: collection.address.city }))}
        {more(
          'returns',
          'return',
          t('part.promises.returns', { period: withdrawalPeriod(locale, policies.withdrawalDays) }),
        )}
        {more('warranty', 'shield', t('part.promises.warranty'))}
      </ul>
      {open && (
        <PromiseSheet
          topic={open}
          sending={sending}
          isFreight={isFreight}
          province={province}
          onProvince={setProvince}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
