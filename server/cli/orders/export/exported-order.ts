/** A paid order for the accountant: all that an electronic invoice needs of it, and what went back. `docs/accountants-file.md` */
import type { PaymentMethod } from '../../../../domain/contract/buying.ts';
import type { OrderState, PlacedAddress } from '../../../../domain/contract/orders.ts';
import type { RefundReason } from '../../../db/schema/orders.ts';
import type { PaidOrder } from '../../../orders/reading/paid-orders.ts';
import { dayInRome } from '../../../../domain/working-days.ts';

/** Amounts in cents, days of Rome as `2026-11-21`. */
export type ExportedOrder = {
  readonly orderNumber: string;
  readonly state: OrderState;
  readonly placedOn: string;
  readonly purchasedOn: string;
  readonly buyer: {
    readonly type: 'individual' | 'legal';
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly companyName: string | null;
    readonly fiscalCode: string | null;
    readonly vatNumber: string | null;
    readonly uniqueCode: string | null;
    readonly pecAddress: string | null;
    readonly email: string | null;
    /** Declared for safety parts (L. 122/1992). */
    readonly repairerRegistration: string | null;
  };
  readonly billingAddress: PlacedAddress;
  readonly deliveryAddress: PlacedAddress;
  readonly items: readonly ExportedItem[];
  readonly goods: number;
  readonly discount: number;
  readonly shipping: number;
  readonly finalPrice: number;
  readonly vat: typeof marginScheme;
  readonly payment: {
    readonly method: PaymentMethod;
    readonly provider: string;
    readonly reference: string;
    readonly paidOn: string;
    readonly amount: number;
  };
  readonly refunds: readonly ExportedRefund[];
};

export type ExportedItem = {
  readonly name: string;
  readonly serialNumber: string;
  readonly quantity: number;
  readonly price: number;
  readonly discountedPrice: number;
  readonly total: number;
};

export type ExportedRefund = {
  readonly amount: number;
  readonly reason: RefundReason;
  readonly askedOn: string;
  /** Null until it has gone. */
  readonly doneOn: string | null;
  readonly reference: string | null;
};

/** Used goods, and their shipping with them (art. 36 D.L. 41/1995); `nature` as FatturaPA calls it. */
const marginScheme = { scheme: 'margin', nature: 'N5' } as const;

export function exportedOrder({ row, items, payment, refunds }: PaidOrder): ExportedOrder {
  const { orderNumber, state, placedAt, purchasedAt, buyer, goods, discount, shipping, finalPrice } = row;
  return {
    orderNumber,
    state,
    placedOn: dayInRome(placedAt),
    purchasedOn: dayInRome(purchasedAt),
    buyer: {
      type: buyer.type,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      companyName: buyer.companyName,
      fiscalCode: buyer.fiscalCode,
      vatNumber: buyer.vatNumber,
      uniqueCode: buyer.uniqueCode,
      pecAddress: buyer.pecAddress,
      email: buyer.email,
      repairerRegistration: row.repairerRegistration,
    },
    billingAddress: row.billingAddress,
    deliveryAddress: row.deliveryAddress,
    items: items.map(({ name, serialNumber, quantity, price, discountedPrice }) => ({
      name,
      serialNumber,
      quantity,
      price,
      discountedPrice,
      total: discountedPrice * quantity,
    })),
    goods,
    discount,
    shipping,
    finalPrice,
    vat: marginScheme,
    payment: {
      method: row.paymentMethod,
      provider: payment.provider,
      reference: payment.reference,
      // Not when it was settled last: money that goes back moves that day.
      paidOn: dayInRome(purchasedAt),
      amount: payment.amount,
    },
    refunds: refunds.map(({ amount, reason, askedAt, doneAt, reference }) => ({
      amount,
      reason,
      reference,
      askedOn: dayInRome(askedAt),
      doneOn: doneAt && dayInRome(doneAt),
    })),
  };
}
