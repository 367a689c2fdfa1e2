/** What somebody wants to know who has just paid: what comes, where to, what happens next, and whom to ask. */
import type { Order } from '../../../domain/contract/orders.ts';
import { formatDays } from '../../../domain/format.ts';
import { shop } from '../../../shop.config.ts';
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

const steps = ['packed', 'sent', 'returned'] as const;

export function OrderGlance({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const { orderNumber, arrival, collection, items, deliveryAddress, finalPrice, withdrawalDays } = order;
  const { glance, readyFrom } = collectionWords[locale];
  const [phone] = shop.phones;
  return (
    <div className={`wrap ${styles.columns}`}>
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
        {collection?.readyFrom && (
          <p className={styles.arrival}>
            <Icon name="clock" />
            {readyFrom(formatDays(collection.readyFrom, collection.readyFrom, locale))}
          </p>
        )}
        {arrival && (
          <p className={styles.arrival}>
            <Icon name="clock" />
            {t('orders.arrives', { days: formatDays(arrival.earliest, arrival.latest, locale) })}
          </p>
        )}
      </section>
      <section className="panel stack">
        <h2>{t('success.next')}</h2>
        <ol className={styles.steps}>
          {order.state === 'awaiting_payment' && order.payment.method === 'bank_transfer' && (
            <li>{t('success.toTransfer')}</li>
          )}
          {steps.map((step) => (
            <li key={step}>
              {!collection
                ? t(`success.steps.${step}`, { days: withdrawalDays })
                : step === 'returned'
                  ? glance.returned(withdrawalDays)
                  : glance[step]}
            </li>
          ))}
        </ol>
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
    </div>
  );
}
