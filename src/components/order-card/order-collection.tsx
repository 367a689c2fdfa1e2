/** When and where an order can be collected, and when it was. */
import type { Order } from '../../../domain/contract/orders.ts';
import { formatDay, formatDays } from '../../../domain/format.ts';
import { useLocale } from '../../stores/stores.tsx';
import { AddressLines } from '../addresses/address-lines.tsx';
import { collectionStage, collectionWords } from './collection-words.ts';

type OrderCollectionProps = {
  readonly order: Pick<Order, 'state'> & Partial<Pick<Order, 'deliveryAddress' | 'history'>>;
  readonly collection: NonNullable<Order['collection']>;
};

/** What a device keeps of an order has neither address nor history. */
export function OrderCollection({ order, collection }: OrderCollectionProps) {
  const locale = useLocale();
  const words = collectionWords[locale];
  const { hours, readyFrom, keptUntil } = collection;
  const stage = collectionStage({ state: order.state, collection });
  if (stage === 'collected') {
    const at = order.history?.find(({ state }) => state === 'delivered')?.at;
    return at ? <p>{words.collectedOn(formatDay(at, locale))}</p> : null;
  }
  if (order.state !== 'paid' && order.state !== 'awaiting_payment') return null;
  const day = (iso: string) => formatDays(iso, iso, locale);
  return (
    <div>
      {stage === 'ready' && keptUntil ? (
        <p>
          <b>{words.kept(day(keptUntil))}</b>
        </p>
      ) : (
        <p>{readyFrom ? words.readyFrom(day(readyFrom)) : words.name}</p>
      )}
      {order.deliveryAddress && <AddressLines address={order.deliveryAddress} />}
      <p>{hours}</p>
    </div>
  );
}
