/** The rows of a new order: what was agreed, as it was at that moment. */
import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { Buyer } from '../../../domain/buyer.ts';
import type { Collection } from '../../../domain/collection.ts';
import { currency, type Locale } from '../../../domain/constants.ts';
import { consentWording } from '../../../domain/consent-wording.ts';
import type { Checkout } from '../../../domain/contract/buying.ts';
import type { PlacedAddress } from '../../../domain/contract/orders.ts';
import { orderNumber, orderNumberBytes } from '../../../domain/order-number.ts';
import type { QuotedCart } from '../../../domain/quote.ts';
import { yearInRome } from '../../../domain/rome-clock.ts';
import { nameIn } from '../../../domain/name-in.ts';
import { policies } from '../../../shop.config.ts';
import type { AddressRow } from '../../accounts/addresses.ts';
import type { SignedInUser } from '../../accounts/users.ts';
import type { MediaAddress } from '../../catalogue/photos/images.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { type PricedPart, pricedPart } from '../quoting/pricing.ts';
import type { OrderRow } from '../lifecycle/moves.ts';
import { dueAt } from '../payment-methods/registry.ts';
import { keysOf } from '../quoting/welcome-discount.ts';

/** A checkout by somebody, at a moment. `provider` is the name of who takes the payment. */
export type Placement = {
  readonly user: SignedInUser;
  readonly form: Checkout;
  readonly locale: Locale;
  /** Private offers that the browser has taken. */
  readonly offerIds: readonly string[];
  /** What is promised to who collects; null where nothing is handed over at the yard. */
  readonly collection: Collection | null;
  /** Where the photos are had that another price is told with. */
  readonly media: MediaAddress;
  readonly now: Date;
  readonly provider: string;
};

/** How an order comes to its buyer, where it goes, and what is promised to who collects it. */
export type Destination = Pick<OrderRow, 'delivery' | 'deliveryAddress' | 'collection'>;

/** The order itself, under a number of its own. */
export async function writeOrder(
  tx: Executor,
  id: string,
  { user, form, locale, now }: Placement,
  { goods, discount, shipping, finalPrice }: QuotedCart,
  addresses: Destination & Pick<OrderRow, 'billingAddress'>,
): Promise<void> {
  const buyer = Buyer.parse(user);
  const due = dueAt(form.paymentMethod, now);
  const row = {
    id,
    userId: user.id,
    state: 'awaiting_payment' as const,
    locale,
    goods,
    discount,
    shipping,
    finalPrice,
    ...addresses,
    buyer,
    buyerKeys: keysOf(user),
    consents: { ...form.consents, wording: consentWording.version, acceptedAt: now.toISOString() },
    repairerRegistration: form.repairerRegistration ?? null,
    carPlate: form.carPlate ?? null,
    paymentMethod: form.paymentMethod,
    placedAt: now,
    withdrawalDays: policies.withdrawalDays[buyer.type],
    dueAt: due,
    reservedUntil: due,
  };
  // A number that another order has, one in a thousand million, is drawn again.
  for (;;) {
    const [written] = await tx
      .insert(orders)
      .values({ ...row, orderNumber: orderNumber(yearInRome(now), randomBytes(orderNumberBytes)) })
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning({ id: orders.id });
    if (written) return;
  }
}

export async function writeItems(
  tx: Executor,
  orderId: string,
  { form, locale, now }: Placement,
  priced: ReadonlyMap<number, PricedPart>,
): Promise<void> {
  await tx.insert(orderItems).values(
    form.orderItems.map(({ partId, quantity }, index) => {
      const part = pricedPart(priced, partId);
      return {
        // Numbered within their moment, so that the items stay in the order of the cart.
        id: uuidv7({ msecs: now.getTime(), seq: index }),
        orderId,
        partId,
        sku: part.sku,
        name: nameIn(locale, part),
        serialNumber: part.serialNumber,
        otherNumbers: [...part.otherNumbers],
        quantity,
        price: part.price,
        discountedPrice: part.discountedPrice,
        offerId: part.offer?.id ?? null,
        // What the yard says nothing of was bought from somebody who charged none.
        vatScheme: part.vatScheme ?? 'margin',
        isSafety: part.safety,
        state: 'ordered' as const,
      };
    }),
  );
}

/** @param amount in cents */
export async function writePayment(
  tx: Executor,
  orderId: string,
  { now, provider }: Placement,
  amount: number,
): Promise<void> {
  const paymentId = uuidv7({ msecs: now.getTime() });
  await tx.insert(payments).values({
    id: paymentId,
    orderId,
    provider,
    // Until the provider gives its own.
    reference: paymentId,
    amount,
    currency,
    state: 'pending',
    createdAt: now,
  });
}

export function toPlaced({ name, address, postalCode, city, region, country }: AddressRow): PlacedAddress {
  return { name, address, postalCode, city, region, country };
}
