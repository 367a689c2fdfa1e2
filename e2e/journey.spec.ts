import { locales } from '../domain/constants.ts';
import { test } from './fixtures.ts';
import { buyAsSomebodyNew } from './steps/journey.ts';
import { demoShop } from './steps/shop.ts';

for (const [index, locale] of locales.entries()) {
  const tag = locale === 'it' ? ['@main'] : [];
  test(
    `somebody new finds a part, buys it and sees the order, in ${locale}`,
    { tag },
    async ({ page, isMobile }) => {
      test.slow();
      await buyAsSomebodyNew(page, {
        shop: demoShop(),
        cataloguePage: 1 + index * 2 + (isMobile ? 1 : 0),
        locale,
      });
    },
  );
}
