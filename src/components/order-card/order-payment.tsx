/** How an order is paid and whether it is, and how to do so while it waits. */
import type { Order } from '../../../domain/contract/orders.ts';
import { formatDay } from '../../../domain/format.ts';
import type { PaymentMethod } from '../../../domain/payment-methods.ts';
import { shop } from '../../../shop.config.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { buttonClass, Button } from '../../ui/button/button.tsx';
import { useMoney } from '../price/price.tsx';
import styles from './order-card.module.css';

/** How to pay in a way that has no page of a provider. */
const instructions: Record<PaymentMethod, typeof BankDetails | undefined> = {
  card: undefined,
  wallet: undefined,
  bank_transfer: BankDetails,
};

export function OrderPayment({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const { method, state, url } = order.payment;
  const isAwaited = order.state === 'awaiting_payment';
  return (
    <>
      <p>
        {t('orders.paymentIs', {
          method: t(`orders.methods.${method}`),
          state: t(`orders.paymentStates.${state}`),
        })}
      </p>
      {order.refunds.map(({ amount, at, reason, note }) => (
        <p key={at + amount} className="small">
          {t('orders.paidBack', {
            amount: money(amount),
            day: formatDay(at, locale),
            why: t(`orders.refundReasons.${reason}`),
          })}
          {note !== null && ` ${note}`}
        </p>
      ))}
      <PaymentInstructions order={order} />
      {isAwaited && url && (
        <a href={url} className={buttonClass({ look: 'signal' })}>
          {t('orders.pay')}
        </a>
      )}
    </>
  );
}

/** Nothing where a provider's page leads through it, or nothing is to be paid any more. */
export function PaymentInstructions({ order }: { readonly order: Order }) {
  const Instructions = instructions[order.payment.method];
  return order.state === 'awaiting_payment' && Instructions ? <Instructions order={order} /> : null;
}

/** Where to send the money of an order that is paid by bank transfer, and until when. */
function BankDetails({ order }: { order: Order }) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const { dueAt } = order.payment;
  return (
    <dl className={styles.bank}>
      <dt>{t('orders.bank.iban')}</dt>
      <dd className={styles.withCopy}>
        <span className={styles.code}>{inGroups(shop.bank.iban)}</span>
        <Copy name={t('orders.bank.iban')} text={shop.bank.iban} />
      </dd>
      <dt>{t('orders.bank.holder')}</dt>
      <dd>{shop.bank.holder}</dd>
      <dt>{t('orders.bank.reference')}</dt>
      <dd className={styles.withCopy}>
        <span className={styles.code}>{order.orderNumber}</span>
        <Copy name={t('orders.bank.reference')} text={order.orderNumber} />
      </dd>
      <dt>{t('orders.bank.amount')}</dt>
      <dd>{money(order.finalPrice)}</dd>
      {dueAt !== null && (
        <>
          <dt>{t('orders.bank.due')}</dt>
          <dd>{formatDay(dueAt, locale)}</dd>
        </>
      )}
    </dl>
  );
}

/** As it stands on paper, in groups of four; a bank takes it without blanks. */
const inGroups = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

function Copy({ name, text }: { readonly name: string; readonly text: string }) {
  const { t } = useTranslation();
  const { toasts } = useStores();
  async function copy(): Promise<void> {
    const isCopied = await import('../../browser/output.ts')
      .then(({ copyText }) => copyText(text))
      .catch(() => false);
    toasts.show(
      t(isCopied ? 'orders.bank.copied' : 'orders.bank.notCopied', { name }),
      isCopied ? 'good' : 'bad',
    );
  }
  return (
    <Button look="plain" aria-label={t('orders.bank.copyNamed', { name })} onClick={() => void copy()}>
      {t('orders.bank.copy')}
    </Button>
  );
}
