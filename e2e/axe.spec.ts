import type { Page } from '@playwright/test';
import { routes } from '../domain/routes.ts';
import { expect, test } from './fixtures.ts';
import { visitFirst } from './steps/first-visit.ts';
import { firstSights, type FirstSight } from './steps/page-table.ts';
import { signIn } from './steps/people.ts';
import { searchBox } from './steps/search-box.ts';
import { demoShop, takePart } from './steps/shop.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNothingSideways,
  expectStill,
  expectWithinReach,
} from './steps/soundness.ts';
import { words } from './steps/words.ts';

/** Nothing is bought here, so everybody may look at the same part. */
const cataloguePage = 22;

/** Pages for which one has to be signed in, and those that differ when one is. */
const isPersonal = ({ name }: FirstSight) => routes[name].access === 'signedIn' || name === 'checkout';

for (const locale of ['it', 'en'] as const) {
  for (const who of ['a stranger', 'somebody signed in'] as const) {
    // In English the pages are looked at where they come alive, at the other width: see there.
    const tag = locale === 'it' ? ['@main'] : [];
    test(
      `every page comes alive in silence and is sound for ${who}, in ${locale}`,
      { tag },
      async ({ page }) => {
        test.slow();
        const shop = demoShop();
        const part = await takePart(page.request, { shop, cataloguePage, locale });
        const person = who === 'a stranger' ? undefined : await signInWithFullCart(page, part.id);
        const visits = firstSights({ locale, part, person }).filter(
          (sight) => (person !== undefined) === (isPersonal(sight) || sight.name === 'cart'),
        );
        for (const sight of visits) {
          await test.step(sight.name, async () => {
            await visitFirst(page, sight, locale);
            // What the other language does not change need not be looked at twice.
            await (locale === 'it' ? expectAccessibleInBothSchemes(page) : expectAccessible(page));
            await expectNothingSideways(page);
            await expectWithinReach(page);
          });
        }
      },
    );
  }
}

async function signInWithFullCart(page: Page, id: number) {
  await page.goto('/');
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify([{ id, quantity: 1 }]));
  return signIn(page.context(), demoShop());
}

test('what opens over a page is as sound: the search, its suggestions, an error @main', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/404 \(Not Found\)/);
  await gotoAlive('/');
  await page.getByRole('button', { name: words.it.openSearch }).click();
  await searchBox(page, true).fill('fanale');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await gotoAlive('/non-esiste');
  await expectStill(page);
  await expectAccessibleInBothSchemes(page);
  await expectNothingSideways(page);
});
