/** How an order is paid and whether it is, and how to do so while it waits. */
import type { Order } from '../../../domain/contract/orders.ts';
import type { PaymentMethod } from '../../../domain/payment-methods.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { BankDetails } from './bank-details.tsx';

/** How to pay in a way that has no page of a provider. */
const instructions: Record<PaymentMethod, typeof BankDetails | undefined> = {
  card: undefined,
  wallet: undefined,
  bank_transfer: BankDetails,
};

export function OrderPayment({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { method, state, url } = order.payment;
  const Instructions = instructions[method];
  const isAwaited = order.state === 'awaiting_payment';
  return (
    <>
      <p>
        {t('orders.paymentIs', {
          method: t(`orders.methods.${method}`),
          state: t(`orders.paymentStates.${state}`),
        })}
      </p>
      {isAwaited && Instructions && <Instructions order={order} />}
      {isAwaited && url && (
        <a href={url} className={buttonClass({ look: 'signal' })}>
          {t('orders.pay')}
        </a>
      )}
    </>
  );
}
