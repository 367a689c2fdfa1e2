/** How an order is paid and whether it is, and how to do so while it waits. */
import type { Order } from '../../../domain/contract/orders.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { BankDetails } from './bank-details.tsx';

export function OrderPayment({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
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
      {isAwaited && method === 'bank_transfer' && <BankDetails order={order} />}
      {isAwaited && url && (
        <a href={url} className={buttonClass({ look: 'signal' })}>
          {t('orders.pay')}
        </a>
      )}
    </>
  );
}
