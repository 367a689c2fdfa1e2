/** What is looked up of an order now and then: where it went, who was invoiced, and its steps with day and time. */
import type { Order } from '../../../domain/contract/orders.ts';
import { formatMoment } from '../../../domain/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { AddressLines } from '../addresses/address-lines.tsx';
import { collectionWords } from './collection-words.ts';
import styles from './order-more.module.css';

export function OrderMore({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { collection } = order;
  const words = collectionWords[locale];
  return (
    <div className={styles.more}>
      <div>
        <h3>{collection ? words.name : t('orders.deliveredTo')}</h3>
        <AddressLines address={order.deliveryAddress} />
        {collection && <p>{collection.hours}</p>}
      </div>
      <div>
        <h3>{t('orders.invoicedTo')}</h3>
        <AddressLines address={order.billingAddress} />
        <TaxLines order={order} />
      </div>
      <div className={styles.steps}>
        <h3>{t('orders.history')}</h3>
        <ol className={styles.history}>
          {order.history.map(({ state, at }, step) => (
            <li key={`${state} ${at}`}>
              {/* An order begins by being ordered, whatever it then waits for. */}
              {step === 0
                ? t('orders.placed')
                : collection && state === 'delivered'
                  ? words.stages.collected
                  : t(`orders.state.${state}`)}
              <time dateTime={at} className="muted">
                {formatMoment(at, locale)}
              </time>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const codes = ['vatNumber', 'fiscalCode', 'uniqueCode', 'pecAddress'] as const;

/** What of it is known, a line for each; the company where the invoice goes to another name. */
function TaxLines({ order: { taxDetails, billingAddress } }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { companyName } = taxDetails;
  return (
    <p className={styles.tax}>
      {companyName !== billingAddress.name && <span>{companyName}</span>}
      {codes.map(
        (name) =>
          taxDetails[name] && (
            <span key={name}>
              {t(`account.${name}`)} {taxDetails[name]}
            </span>
          ),
      )}
    </p>
  );
}
