/** What the owner wrote in `shop.config.ts`, before anything is opened with it. */
import { Policies } from '../../domain/policies.ts';
import { ParcelPages, ShippingRates, ShopDetails } from '../../domain/shop-details.ts';
import { parcelPages, policies, shippingRates, shop } from '../../shop.config.ts';
import { StartError } from './start-error.ts';

/** @throws StartError with the sentence about the first thing that is not allowed */
export function checkShopConfig(): void {
  const checks = [
    ShopDetails.safeParse(shop),
    Policies.safeParse(policies),
    ParcelPages.safeParse(parcelPages),
    ShippingRates.safeParse(shippingRates),
  ];
  const [wrong] = checks.flatMap(({ error }) => error?.issues ?? []);
  if (wrong) throw new StartError(`shop.config.ts, ${wrong.message}`);
}
