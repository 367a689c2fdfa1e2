import { headScript } from '../domain/head-script.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop } from './steps/shop.ts';

const attack = '</script><script>document.title="taken"</script>';

test('markup in a name or a search stays text @main', async ({ page, context, gotoAlive }) => {
  await signIn(context, demoShop(), newPerson({ firstName: attack }));
  await gotoAlive('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ciao ${attack}`);
  await expect(page).toHaveTitle('Account · Smonto');

  await gotoAlive(`/search?query=${encodeURIComponent(attack)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${attack}”`);
  await expect(page).toHaveTitle(`“${attack}” · Smonto`);
  expect(await page.locator('script:not([src]):not([type="application/json"])').allTextContents()).toEqual([
    headScript,
  ]);
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

test('what could run as code is taken from the shop’s own policies alone', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/Trusted/);
  await gotoAlive('/');
  const told = await page.evaluate(() => {
    const refusal = (attempt: () => void) => {
      try {
        attempt();
      } catch (error) {
        return (error as Error).name;
      }
      return 'nothing';
    };
    const element = document.createElement('div');
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return [
      refusal(() => (element.innerHTML = '<img src=x onerror=alert(1)>')),
      refusal(() => (document.createElement('script').src = '/service-worker.js')),
      refusal(() => trustedTypes.createPolicy('default', {})),
      refusal(() => trustedTypes.createPolicy('mine', {})),
    ];
  });
  expect(told).toEqual(Array<string>(4).fill('TypeError'));
});
