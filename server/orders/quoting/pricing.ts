/** What the server knows of wanted parts, and the quote made of it. */
import { eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import type { CollectionOffer, OrderItemRequest, Quote } from '../../../domain/contract/buying.ts';
import { quoteCart, type QuotedCart, type WantedPart } from '../../../domain/quote.ts';
import type { Delivery } from '../../../domain/vocabulary.ts';
import type { Welcome } from '../../../domain/welcome-discount.ts';
import { policies, shippingRates } from '../../../shop.config.ts';
import type { OpenOffer } from '../offers/open-offers.ts';
import type { MediaAddress } from '../../catalogue/photos/images.ts';
import { loadSummaries } from '../../catalogue/summaries.ts';
import type { Executor } from '../../db/client.ts';
import { categories, parts } from '../../db/schema/catalogue.ts';

/** A part as an order needs it. Money in cents, weight of one piece. */
export type PricedPart =
  Awaited<ReturnType<typeof loadPricedParts>> extends Map<number, infer Part> ? Part : never;

/** @param offers the private offers that are good for whoever asks, by part */
export async function loadPricedParts(
  db: Executor,
  ids: readonly number[],
  offers: ReadonlyMap<number, OpenOffer>,
) {
  const rows = await db
    .select({
      id: parts.id,
      sku: parts.sku,
      nameIt: parts.nameIt,
      nameEn: parts.nameEn,
      serialNumber: parts.serialNumber,
      otherNumbers: parts.otherNumbers,
      price: parts.price,
      discountedPrice: parts.discountedPrice,
      vatScheme: parts.vatScheme,
      available: parts.available,
      weightKg: parts.weightKg,
      size: categories.parcelSize,
      safety: categories.safety,
      hazard: categories.hazard,
    })
    .from(parts)
    .innerJoin(categories, eq(categories.id, parts.categoryId))
    .where(inArray(parts.id, [...ids]));
  return new Map(rows.map((row) => [row.id, atItsPrice(row, offers.get(row.id))]));
}

/** A part that costs less by now than was offered costs less. */
function atItsPrice<Row extends { readonly discountedPrice: number }>(
  row: Row,
  offer: OpenOffer | undefined,
) {
  if (!offer || offer.price >= row.discountedPrice) return { ...row, offer: undefined };
  return { ...row, discountedPrice: offer.price, offer };
}

/** Of a part whose pieces are there; that it has no price would be a defect. */
export function pricedPart(priced: ReadonlyMap<number, PricedPart>, partId: number): PricedPart {
  const part = priced.get(partId);
  if (!part) throw new Error(`part ${partId} has stock but no price`);
  return part;
}

/** Prices wanted items; an unknown part has nothing available and costs nothing. */
export function priceItems(
  items: readonly OrderItemRequest[],
  priced: ReadonlyMap<number, PricedPart>,
  terms: { hasWelcomeDiscount: boolean; province: string | undefined; delivery: Delivery },
): QuotedCart {
  const wanted = items.map(({ partId, quantity }): WantedPart => {
    const part = priced.get(partId);
    return {
      partId,
      quantity,
      available: part?.available ?? 0,
      discountedPrice: part?.discountedPrice ?? 0,
      size: part?.size ?? 'XS',
      hazard: part?.hazard ?? null,
      weightKg: part?.weightKg ?? 0,
    };
  });
  return quoteCart(wanted, { ...terms, rates: shippingRates, policies });
}

/**
 * Adds to a priced cart what people see of its parts, why there is no discount where they may wonder, and where it could be collected.
 */
export async function toQuote(
  db: Executor,
  cart: QuotedCart,
  priced: ReadonlyMap<number, PricedPart>,
  locale: Locale,
  welcome: Welcome | undefined,
  collection: CollectionOffer | null,
  media: MediaAddress,
): Promise<Quote> {
  const summaries = await loadSummaries(
    db,
    cart.lines.map((line) => line.partId),
    locale,
    media,
  );
  return {
    ...cart,
    collection,
    lines: cart.lines.map((line) => ({
      ...line,
      part: summaries.get(line.partId) ?? null,
      offerUntil: priced.get(line.partId)?.offer?.until.toISOString(),
    })),
    ...((welcome === 'used' || welcome === 'mailbox_unproven') && { noWelcome: welcome }),
  };
}
