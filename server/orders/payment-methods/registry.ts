/** Every way to pay, by its name. */
import {
  isTakenByShop,
  paymentMethodIds,
  paymentMethods,
  type PaymentMethod,
  type PaymentTerms,
} from '../../../domain/payment-methods.ts';
import { endOfWorkingDay } from '../../../domain/working-days.ts';
import { bankTransfer } from './bank-transfer.ts';
import { card } from './card.ts';
import type { PaymentMethodModule, PaymentRow } from './payment-method.ts';
import { wallet } from './wallet.ts';

const modules: Record<PaymentMethod, PaymentMethodModule> = { card, wallet, bank_transfer: bankTransfer };

export const methodOf = (method: PaymentMethod): PaymentMethodModule => modules[method];

/** The last moment for which an order placed at another one is kept unpaid (api, "Buying"). */
export function dueAt(method: PaymentMethod, placedAt: Date): Date {
  const { heldFor }: PaymentTerms = paymentMethods[method];
  return 'minutes' in heldFor
    ? new Date(placedAt.getTime() + heldFor.minutes * 60_000)
    : endOfWorkingDay(placedAt, heldFor.workingDays);
}

/** Whether the shop itself has the money of a payment, and no provider. */
export const isWithShop = ({ provider }: Pick<PaymentRow, 'provider'>): boolean =>
  paymentMethodIds.filter(isTakenByShop).some((method) => method === provider);
