/** A cart at the last prices that this browser was told. */
import type { Cart } from '../../domain/cart.ts';
import type { Locale } from '../../domain/constants.ts';
import type { QuoteLine } from '../../domain/contract/buying.ts';
import { PartSummary } from '../../domain/contract/parts.ts';
import type { AskCopy } from './copy-answers.ts';
import { cachedParts, type CachedPart } from './cached-parts.ts';

export type CachedQuote = {
  readonly lines: readonly QuoteLine[];
  /** Of the parts that are known, in cents; neither shipping nor discounts. */
  readonly goods: number;
  /** When the oldest of the prices was told: milliseconds since 1970; undefined when none is known. */
  readonly cachedAt: number | undefined;
};

/**
 * A part that was never told here is in it without its name: it is in the cart all the same.
 *
 * @param askCopy where the whole catalogue is wanted on this device
 */
export async function cachedQuote(cart: Cart, locale: Locale, askCopy?: AskCopy): Promise<CachedQuote> {
  const cached = await cachedParts(locale);
  if (askCopy) await addFromCopy(cached, cart, locale, askCopy);
  const known = cart.flatMap(({ id }) => cached.get(id) ?? []);
  const lines = cart.map(({ id, quantity }): QuoteLine => {
    const part = cached.get(id)?.part ?? null;
    const discountedPrice = part?.discountedPrice ?? 0;
    // Of one that was never told only the shop can say; one that was sold by then does not come back.
    const available = part?.quantity ?? quantity;
    return {
      partId: id,
      quantity,
      available,
      discountedPrice,
      lineTotal: discountedPrice * Math.min(available, quantity),
      part,
    };
  });
  return {
    lines,
    goods: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    cachedAt: known.length > 0 ? Math.min(...known.map(({ cachedAt }) => cachedAt)) : undefined,
  };
}

/** Prices that the copy was told later, with the photos that were seen. */
async function addFromCopy(
  cached: Map<number, CachedPart>,
  cart: Cart,
  locale: Locale,
  askCopy: AskCopy,
): Promise<void> {
  for (const { id } of cart) {
    const told = await askCopy(`/api/parts/${id}${locale === 'it' ? '' : `?lang=${locale}`}`);
    const part = PartSummary.safeParse(told?.body);
    const seen = cached.get(id);
    if (!told || !part.success || (seen && seen.cachedAt > told.asOf)) continue;
    cached.set(id, {
      part: { ...part.data, image: seen?.part.image ?? null },
      cachedAt: told.asOf,
      modelIds: part.data.models.map((model) => model.id),
    });
  }
}
