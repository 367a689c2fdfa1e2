/** What somebody wants to know who has just paid: what comes, where to, what happens next, and whom to ask. */
import type { Order } from '../../../domain/contract/orders.ts';
import { arrivalOf } from '../../../domain/arrival.ts';
import { formatDays } from '../../../domain/format.ts';
import { dispatch, shop } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { AddressLines } from '../addresses/address-lines.tsx';
import { chatHref } from '../chat-link/chat-href.ts';
import { collectionWords } from '../order-card/collection-words.ts';
import { ItemPicture } from '../order-card/item-picture.tsx';
import { useMoney } from '../price/price.tsx';
import styles from './order-glance.module.css';

export function OrderGlance({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const { orderNumber, collection, items, deliveryAddress, finalPrice } = order;
  const { glance } = collectionWords[locale];
  const [phone] = shop.phones;
  return (
    <div className={`wrap ${styles.columns}`}>
      <section className="panel stack">
        <h2>{t('success.next')}</h2>
        {collection ? <CollectionSteps order={order} /> : <SendingSteps order={order} />}
        <a
          href={chatHref(phone, t('success.chatAbout', { number: orderNumber }))}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({})}
        >
          <Icon name="chat" />
          {t('success.chat')}
        </a>
      </section>
      <section className="panel stack">
        <h2>{collection ? glance.title : t('success.pieces')}</h2>
        <ul className="stack">
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <ItemPicture image={item.image} kind={item.kind} />
              <p>
                <b>{item.name}</b>
                {item.quantity > 1 && ` × ${item.quantity}`}
                <br />
                <span className="muted small">{item.donorCar}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.sum}>
          <span>{t('totals.final')}</span>
          <b>{money(finalPrice)}</b>
        </p>
      </section>
      <section className="panel stack">
        <h2>{t('success.where')}</h2>
        <AddressLines address={deliveryAddress} />
        {collection && <p>{collection.hours}</p>}
      </section>
    </div>
  );
}

type StepsProps = { readonly order: Order };

/** Packed by a day, sent with a code, there between two days: as far as anybody promised days. */
function SendingSteps({ order }: StepsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { arrival, deliveryAddress, purchasedAt, withdrawalDays } = order;
  const leavesOn =
    order.state === 'paid' &&
    dispatch &&
    purchasedAt &&
    arrivalOf(new Date(purchasedAt), dispatch, { province: deliveryAddress.region, isFreight: false })
      .leavesOn;
  const returned = t('success.steps.returned', { days: withdrawalDays });
  return (
    <>
      <ol className={styles.steps}>
        {order.state === 'awaiting_payment' && <li>{t('success.toTransfer')}</li>}
        <li>
          {leavesOn
            ? t('success.steps.packedBy', { day: formatDays(leavesOn, leavesOn, locale) })
            : t('success.steps.packed')}
        </li>
        <li>{t('success.steps.sent')}</li>
        <li>
          {arrival ? (
            <b>{t('orders.arrives', { days: formatDays(arrival.earliest, arrival.latest, locale) })}</b>
          ) : (
            returned
          )}
        </li>
      </ol>
      {arrival && <p className="muted small">{returned}</p>}
    </>
  );
}

function CollectionSteps({ order }: StepsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { glance, readyFrom } = collectionWords[locale];
  const ready = order.collection?.readyFrom;
  return (
    <ol className={styles.steps}>
      {order.state === 'awaiting_payment' && <li>{t('success.toTransfer')}</li>}
      <li>{glance.packed}</li>
      <li>{ready ? <b>{readyFrom(formatDays(ready, ready, locale))}</b> : glance.sent}</li>
      <li>{glance.returned(order.withdrawalDays)}</li>
    </ol>
  );
}
