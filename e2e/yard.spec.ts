import { test } from './fixtures.ts';
import { buyAsSomebodyNew } from './steps/journey.ts';

test('a part of a yard’s own export is found, bought and seen in the orders @main', async ({
  page,
  ownShop,
}) => {
  test.slow();
  const shop = await ownShop({ seedCommand: ['import', 'test/fixtures/yard-export.csv'] });
  await buyAsSomebodyNew(page, { shop, cataloguePage: 2, locale: 'it' });
});
