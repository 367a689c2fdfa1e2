/** The demonstration shop that most tests visit, and what the tests ask its API beside the screen. */
import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '../../domain/constants.ts';
import type { Quote } from '../../domain/contract/buying.ts';
import type { Part, PartSummary } from '../../domain/contract/parts.ts';
import type { SearchResult } from '../../domain/contract/search.ts';

/** Where a shop answers, and where it keeps its data. */
export type ShopPlace = { readonly url: string; readonly dataDir: string };

/** @throws Error when the run named a shop of its own without `SHOP_DATA_DIR` */
export function demoShop(): ShopPlace {
  const { SHOP_URL: url, SHOP_DATA_DIR: dataDir } = process.env;
  if (!url || !dataDir) throw new Error('SHOP_URL and SHOP_DATA_DIR name the shop under test.');
  return { url, dataDir };
}

/** Most parts of one answer: a page. */
const pageSize = 60;

/**
 * A part that anybody can buy, on a page of the catalogue sorted by price. Tests that run at the same moment
 * take from different pages, so that no two want the same single piece.
 *
 * @param cataloguePage from 1
 * @param pieces that can be bought at least
 */
export async function takePart(
  request: APIRequestContext,
  {
    shop,
    cataloguePage,
    locale = 'it',
    pieces = 1,
  }: { shop: ShopPlace; cataloguePage: number; locale?: Locale; pieces?: number },
): Promise<PartSummary> {
  const address = `/api/search/v2?sort=price:asc&limit=${pageSize}&page=${cataloguePage}&lang=${locale}`;
  const { parts } = (await (await request.get(shop.url + address)).json()) as SearchResult;
  const part = parts.find(({ quantity, safety }) => quantity >= pieces && !safety);
  if (!part) throw new Error(`Nothing is for sale on page ${cataloguePage}.`);
  return part;
}

/** An airbag that garages can buy, and not its control unit: a safety part, and dangerous goods. @param place among those that are found, from 0 */
export async function takeAirbag(
  request: APIRequestContext,
  shop: ShopPlace,
  place = 0,
): Promise<PartSummary> {
  const { parts } = (await (
    await request.get(`${shop.url}/api/search/v2?query=airbag&sort=price:asc&limit=60`)
  ).json()) as SearchResult;
  const part = parts.filter(
    ({ quantity, safety, category }) => safety && quantity > 0 && category.slug.startsWith('airbag-'),
  )[place];
  if (!part) throw new Error('No airbag is for sale.');
  return part;
}

/** Pieces of a part that can be bought now. */
export async function piecesOf(request: APIRequestContext, shop: ShopPlace, partId: number): Promise<number> {
  const part = (await (await request.get(`${shop.url}/api/parts/${partId}`)).json()) as Part;
  return part.quantity;
}

/** What one piece of a part costs somebody whom the shop does not know. */
export async function quoteFor(request: APIRequestContext, shop: ShopPlace, partId: number): Promise<Quote> {
  const answer = await request.post(`${shop.url}/api/cart/quote`, {
    data: { orderItems: [{ partId, quantity: 1 }] },
  });
  return (await answer.json()) as Quote;
}

/** A number as a tired hand types it: two neighbouring digits the other way round. */
export const withSlip = (number: string): string => number.replace(/(\d)((?!\1)\d)/, '$2$1');
