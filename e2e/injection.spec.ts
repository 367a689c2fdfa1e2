import { expect, test } from './fixtures.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop } from './steps/shop.ts';

const attack = '</script><script>document.title="taken"</script>';

test('markup in a name or a search stays text', async ({ page, context, gotoAlive }) => {
  await signIn(context, demoShop(), newPerson({ firstName: attack }));
  await gotoAlive('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ciao ${attack}`);
  await expect(page).toHaveTitle('Account · Smonto');

  await gotoAlive(`/search?query=${encodeURIComponent(attack)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${attack}”`);
  await expect(page).toHaveTitle(`“${attack}” · Smonto`);
  expect(await page.locator('script:not([src]):not([type="application/json"])').count()).toBe(0);
});

test('the person’s part of the record leaves the document when the page comes alive', async ({
  page,
  context,
  gotoAlive,
}) => {
  await signIn(context, demoShop());
  await gotoAlive('/');
  await expect(page.locator('#record')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('eyJ');
});
