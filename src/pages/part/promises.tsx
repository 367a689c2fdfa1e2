/** What comes with every part, two by two: when it arrives, what sending costs, coming back, warranty. Each says more in a sheet. */
import { useState, type ReactNode } from 'react';
import { missingOf, missingToFree } from '../../../domain/free-sending.ts';
import type { Part } from '../../../domain/contract/parts.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { collection, dispatch, policies } from '../../../shop.config.ts';
import { ArrivalInBrief } from '../../components/arrival/arrival.tsx';
import { useProvince } from '../../components/arrival/use-province.ts';
import { useMoney } from '../../components/price/price.tsx';
import { onDemand } from '../../lib/island.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { readPrices } from '../../stores/known-prices.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import type { Topic } from './promise-sheet.tsx';
import styles from './promises.module.css';

const PromiseSheet = onDemand(async () => (await import('./promise-sheet.tsx')).PromiseSheet);

export function Promises({ part }: { part: Part }) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const [province, setProvince] = useProvince();
  const [open, setOpen] = useState<Topic>();
  const { shipping, isFreight } = part;
  const missing = useMissing(part);
  const isFree = !isFreight && (shipping.mainland === 0 || missing === 0);
  const more = (topic: Topic, icon: IconName, said: ReactNode) => (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(topic)}>
        <Icon name={icon} />
        <span>{said}</span>
      </button>
    </li>
  );
  return (
    <>
      <ul className={styles.promises}>
        {dispatch &&
          more(
            'arrival',
            'clock',
            <ArrivalInBrief dispatch={dispatch} province={province} isFreight={isFreight} />,
          )}
        {more(
          'sending',
          'truck',
          <>
            <b>
              {isFree
                ? t('part.promises.costsFree')
                : t(isFreight ? 'part.promises.costsPallet' : 'part.promises.costs', {
                    price: money(shipping.mainland),
                  })}
            </b>
            <small>
              {isFree
                ? t('part.promises.everywhere')
                : isFreight
                  ? t('part.promises.islands', { price: money(shipping.islands) })
                  : t('part.promises.toFree', { sum: money(missing) })}
            </small>
          </>,
        )}
        {more(
          'returns',
          'return',
          <>
            <b>{t('part.promises.returns', { period: withdrawalPeriod(locale, policies.withdrawalDays) })}</b>
            <small>{t('part.promises.returnsAt')}</small>
          </>,
        )}
        {more(
          'warranty',
          'shield',
          <>
            <b>{t('part.promises.warranty')}</b>
            <small>{t('part.promises.warrantyOn')}</small>
          </>,
        )}
        {collection &&
          more('collecting', 'box', t('part.promises.collecting', { city: collection.address.city }))}
      </ul>
      {open && (
        <PromiseSheet
          topic={open}
          part={part}
          province={province}
          onProvince={setProvince}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** Cents of goods that are missing until the parcel is free: with this part and what is in the cart, as far as its prices are known. */
function useMissing({ id, discountedPrice }: Part): number {
  const { cart } = useStores();
  const { freeShippingOverCents } = policies;
  const alone = missingOf(discountedPrice, freeShippingOverCents);
  return useKnown(cart.entries, alone, (entries) => {
    const all = entries.some((entry) => entry.id === id) ? entries : [...entries, { id, quantity: 1 }];
    return missingToFree(all, { ...readPrices(), [id]: discountedPrice }, freeShippingOverCents) ?? alone;
  });
}
