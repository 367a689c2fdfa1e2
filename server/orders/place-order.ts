/** From cart to order: pieces kept, price agreed, everything written down as it was (design 3.3). */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../domain/constants.ts';
import {
  bankTransferWorkingDays,
  currency,
  openOrdersMax,
  reservationMinutes,
} from '../../domain/constants.ts';
import type { Checkout, OrderItemRequest, PaymentMethod } from '../../domain/contract/buying.ts';
import type { PlacedAddress } from '../../domain/contract/orders.ts';
import { orderNumber, orderNumberBytes } from '../../domain/order-number.ts';
import { Problem } from '../../domain/problem.ts';
import type { QuotedCart } from '../../domain/quote.ts';
import { reserve } from '../../domain/stock.ts';
import { endOfWorkingDay, yearInRome } from '../../domain/working-days.ts';
import { type AddressRow, findAddress } from '../accounts/addresses.ts';
import type { SignedInUser } from '../accounts/sessions.ts';
import type { Executor } from '../db/client.ts';
import { orderHistory, orderItems, orders, payments, users } from '../db/schema.ts';
import { isWelcome, loadPricedParts, type PricedPart, priceItems, toQuote } from './pricing.ts';
import { changeStock, type ShortLine } from './stock.ts';

/** Which wording of terms, privacy, withdrawal and warranty was accepted; changes with the texts. */
const consentWording = '2026-11';

/** A checkout by somebody, at a moment. `provider` takes the payment. */
export type Placement = {
  readonly user: SignedInUser;
  readonly form: Checkout;
  readonly locale: Locale;
  readonly now: Date;
  readonly provider: string;
};

/**
 * Places an order and keeps its pieces. Runs in the caller's transaction: a problem leaves nothing behind.
 *
 * @returns the order's id
 * @throws Problem `too_many_open_orders`, `address_not_found`, `out_of_stock` and `safety_part_restricted` with `lines`, `price_changed` with `quote`
 */
export async function placeOrder(tx: Executor, placement: Placement): Promise<string> {
  const { user, form, now } = placement;
  // One checkout of a person after the other: the welcome discount is for the first order only.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
  await refuseMoreUnpaid(tx, user.id);
  const billing = await findAddress(tx, user.id, form.billingAddressId);
  const delivery = await findDeliveryAddress(tx, user.id, form.deliveryAddressId);

  const priced = await loadPricedParts(
    tx,
    form.orderItems.map((item) => item.partId),
  );
  refuseShort(form.orderItems.flatMap((item) => shortLine(item, priced)));
  refuseSafetyParts(placement, priced);
  const cart = await agreeOnPrice(tx, placement, priced, delivery.region);
  // Last, so that no part is locked for a price that is not today's. Whether the pieces are there is sure only now.
  refuseShort(await changeStock(tx, form.orderItems, reserve));

  const orderId = uuidv7({ msecs: now.getTime() });
  await writeOrder(tx, orderId, placement, cart, toPlaced(billing), toPlaced(delivery));
  await tx.insert(orderItems).values(
    form.orderItems.map(({ partId, quantity }, index) => {
      const part = known(priced, partId);
      return {
        // Numbered within their moment, so that the items stay in the order of the cart.
        id: uuidv7({ msecs: now.getTime(), seq: index }),
        orderId,
        partId,
        name: placement.locale === 'it' ? part.nameIt : part.nameEn,
        serialNumber: part.serialNumber,
        quantity,
        price: part.price,
        discountedPrice: part.discountedPrice,
        state: 'ordered' as const,
      };
    }),
  );
  await tx.insert(orderHistory).values({ orderId, position: 0, state: 'awaiting_payment', at: now });
  const paymentId = uuidv7({ msecs: now.getTime() });
  await tx.insert(payments).values({
    id: paymentId,
    orderId,
    provider: form.paymentMethod === 'bank_transfer' ? 'bank_transfer' : placement.provider,
    // Until the provider gives its own.
    reference: paymentId,
    amount: cart.finalPrice,
    currency,
    state: 'pending',
    createdAt: now,
  });
  return orderId;
}

/** Until when the pieces are kept: 30 minutes, or three working days for a bank transfer (api). */
export function reservedUntil(method: PaymentMethod, placedAt: Date): Date {
  return method === 'bank_transfer'
    ? endOfWorkingDay(placedAt, bankTransferWorkingDays)
    : new Date(placedAt.getTime() + reservationMinutes * 60_000);
}

async function refuseMoreUnpaid(tx: Executor, userId: string): Promise<void> {
  const isUnpaid = and(eq(orders.userId, userId), eq(orders.state, 'awaiting_payment'));
  if ((await tx.$count(orders, isUnpaid)) >= openOrdersMax) throw new Problem('too_many_open_orders');
}

async function findDeliveryAddress(tx: Executor, userId: string, id: string): Promise<AddressRow> {
  const address = await findAddress(tx, userId, id);
  if (address.country !== 'IT') {
    throw new Problem('invalid_body', {
      errors: [{ path: 'deliveryAddressId', code: 'delivery_in_italy_only' }],
    });
  }
  return address;
}

function shortLine(
  { partId, quantity }: OrderItemRequest,
  priced: ReadonlyMap<number, PricedPart>,
): ShortLine[] {
  const available = priced.get(partId)?.available ?? 0;
  return available < quantity ? [{ partId, quantity, available }] : [];
}

function refuseShort(lines: readonly ShortLine[]): void {
  if (lines.length > 0) throw new Problem('out_of_stock', { extra: { lines } });
}

/** Safety parts go to car repairers only (design 4.9; D.Lgs. 209/2003, art. 15(7)). */
function refuseSafetyParts({ user, form }: Placement, priced: Map<number, PricedPart>): void {
  if (user.type === 'legal' && form.repairerRegistration) return;
  const lines = form.orderItems.filter(({ partId }) => known(priced, partId).safety);
  if (lines.length > 0) throw new Problem('safety_part_restricted', { extra: { lines } });
}

async function agreeOnPrice(
  tx: Executor,
  { user, form, locale, now }: Placement,
  priced: Map<number, PricedPart>,
  province: string,
): Promise<QuotedCart> {
  const hasWelcomeDiscount = await isWelcome(tx, user, now);
  const cart = priceItems(form.orderItems, priced, { hasWelcomeDiscount, province });
  if (cart.finalPrice !== form.finalPrice) {
    throw new Problem('price_changed', { extra: { quote: await toQuote(tx, cart, locale) } });
  }
  return cart;
}

async function writeOrder(
  tx: Executor,
  id: string,
  { user, form, locale, now }: Placement,
  { goods, discount, shipping, finalPrice }: QuotedCart,
  billingAddress: PlacedAddress,
  deliveryAddress: PlacedAddress,
): Promise<void> {
  const { type, email, firstName, lastName, phoneNumber } = user;
  const { companyName, vatNumber, uniqueCode, pecAddress, fiscalCode } = user;
  const row = {
    id,
    userId: user.id,
    state: 'awaiting_payment' as const,
    locale,
    goods,
    discount,
    shipping,
    finalPrice,
    billingAddress,
    deliveryAddress,
    buyer: {
      type,
      email,
      firstName,
      lastName,
      phoneNumber,
      companyName,
      vatNumber,
      uniqueCode,
      pecAddress,
      fiscalCode,
    },
    consents: { ...form.consents, wording: consentWording, acceptedAt: now.toISOString() },
    repairerRegistration: form.repairerRegistration ?? null,
    paymentMethod: form.paymentMethod,
    placedAt: now,
    reservedUntil: reservedUntil(form.paymentMethod, now),
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

function toPlaced({ name, address, postalCode, city, region, country }: AddressRow): PlacedAddress {
  return { name, address, postalCode, city, region, country };
}

function known(priced: ReadonlyMap<number, PricedPart>, partId: number): PricedPart {
  const part = priced.get(partId);
  if (!part) throw new Error(`part ${partId} has stock but no price`);
  return part;
}
