/** Somebody's orders as this device has them, where the shop does not answer. */
import { useEffect } from 'react';
import type { PocketOrders as Pocket } from '../../../domain/contract/pocket-orders.ts';
import { formatMoment } from '../../../domain/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PocketOrder } from '../order-card/pocket-order.tsx';

type PocketOrdersProps<Told> = {
  readonly pocket: Pocket;
  /** What the shop says in the end. */
  readonly late: Promise<Told>;
  readonly onTold: (told: Told) => void;
};

export function PocketOrders<Told>({ pocket, late, onTold }: PocketOrdersProps<Told>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { connection } = useStores();
  const { asOf, orders } = pocket;
  useEffect(() => {
    connection.shows(asOf);
    // Where no answer comes the page opens again once the shop can be reached.
    late.then(onTold, () => {});
  }, [connection, asOf, late, onTold]);
  return (
    <>
      <Notice>{t('pocket.asOf', { moment: formatMoment(new Date(asOf).toISOString(), locale) })}</Notice>
      {orders.map((order) => (
        <PocketOrder key={order.orderNumber} order={order} />
      ))}
    </>
  );
}
