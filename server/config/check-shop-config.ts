/** What the owner wrote in `shop.config.ts`, before anything is opened with it. */
import * as z from 'zod/mini';
import { Collection } from '../../domain/collection.ts';
import { Dispatch } from '../../domain/dispatch.ts';
import { Invoicing } from '../../domain/invoicing/invoicing-terms.ts';
import { Policies } from '../../domain/policies.ts';
import { About, ParcelPages, ShippingRates, ShopDetails } from '../../domain/shop-details.ts';
import {
  about,
  collection,
  dispatch,
  invoicing,
  parcelPages,
  policies,
  shippingRates,
  shop,
} from '../../shop.config.ts';
import { StartError } from './start-error.ts';

/** @throws StartError with the sentence about the first thing that is not allowed */
export function checkShopConfig(): void {
  const checks = [
    ShopDetails.safeParse(shop),
    About.safeParse(about),
    Policies.safeParse(policies),
    ParcelPages.safeParse(parcelPages),
    ShippingRates.safeParse(shippingRates),
    z.nullable(Dispatch).safeParse(dispatch),
    z.nullable(Collection).safeParse(collection),
    Invoicing.safeParse(invoicing),
  ];
  const [wrong] = checks.flatMap(({ error }) => error?.issues ?? []);
  if (wrong) throw new StartError(`shop.config.ts, ${wrong.message}`);
}
