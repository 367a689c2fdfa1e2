/** A paid order for the accountant: all that an electronic invoice needs of it, and what went back. `docs/accountants-file.md` */
import type { PaymentMethod } from '../../../../domain/contract/buying.ts';
import { creditLines } from '../../../../domain/invoicing/credit-lines.ts';
import { schemesOf, type MoneyLine, type Sale } from '../../../../domain/invoicing/invoice-lines.ts';
import type { VatScheme } from '../../../../domain/vocabulary.ts';
import type { OrderState, PlacedAddress } from '../../../../domain/contract/orders.ts';
import type { RefundReason } from '../../../../domain/refund-reasons.ts';
import type { PaidOrder } from '../../../orders/reading/paid-orders.ts';
import { dayInRome } from '../../../../domain/rome-clock.ts';

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
  /** Of all its pieces; each says its own. */
  readonly vat: ExportedVat | { readonly scheme: 'mixed'; readonly nature: null };
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
  readonly vat: ExportedVat;
};

/** How VAT lies in an amount; `nature` as FatturaPA calls it. */
export type ExportedVat = { readonly scheme: VatScheme; readonly nature: 'N5' | null };

export type ExportedRefund = {
  readonly amount: number;
  readonly reason: RefundReason;
  readonly askedOn: string;
  /** Null until it has gone. */
  readonly doneOn: string | null;
  readonly reference: string | null;
  /** What of it was under which scheme. */
  readonly shares: readonly (ExportedVat & { readonly amount: number })[];
};

/** Used goods under the margin scheme show no VAT (art. 36 D.L. 41/1995). */
export const vatOf = (scheme: VatScheme): ExportedVat => ({
  scheme,
  nature: scheme === 'margin' ? 'N5' : null,
});

export function exportedOrder({ row, items, payment, refunds }: PaidOrder): ExportedOrder {
  const sale: Sale = { items, discount: row.discount, shipping: row.shipping };
  const schemes = schemesOf(sale);
  const given = refunds.map(({ itemId, amount, shipping }) => ({ itemId, cents: amount, shipping }));
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
    items: items.map(({ name, serialNumber, quantity, price, discountedPrice, vatScheme }) => ({
      name,
      serialNumber,
      quantity,
      price,
      discountedPrice,
      total: discountedPrice * quantity,
      vat: vatOf(vatScheme),
    })),
    goods,
    discount,
    shipping,
    finalPrice,
    vat: schemes.length > 1 ? { scheme: 'mixed', nature: null } : vatOf(schemes[0] ?? 'margin'),
    payment: {
      method: row.paymentMethod,
      provider: payment.provider,
      reference: payment.reference,
      // Not when it was settled last: money that goes back moves that day.
      paidOn: dayInRome(purchasedAt),
      amount: payment.amount,
    },
    refunds: refunds.map(({ amount, reason, askedAt, doneAt, reference }, at) => ({
      amount,
      shares: sharesOf(creditLines(sale, given.slice(0, at), given[at] ?? { itemId: null, cents: amount })),
      reason,
      reference,
      askedOn: dayInRome(askedAt),
      doneOn: doneAt && dayInRome(doneAt),
    })),
  };
}

/** The amounts of lines by scheme. */
const sharesOf = (lines: readonly MoneyLine[]): ExportedRefund['shares'] =>
  [...Map.groupBy(lines, ({ vatScheme }) => vatScheme)].map(([scheme, some]) => ({
    ...vatOf(scheme),
    amount: some.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0),
  }));
