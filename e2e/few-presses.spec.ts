/** What stands between the cart and the paid order for somebody new, on a phone: everything that is pressed, typed or ticked. */
import { expect, test } from './fixtures.ts';
import { cards } from './steps/buying.ts';
import { newPerson } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { words } from './steps/words.ts';

const mostPresses = 7;
const mostFields = 10;
/** One to register, two for the order (decision 0072). */
const ticksByLaw = 3;

test(
  'somebody new orders with few presses, few fields, and the ticks that law and specification ask for',
  {
    tag: '@phone',
  },
  async ({ page, context, gotoAlive }) => {
    const t = words.it;
    const person = newPerson();
    const { id } = await takePart(context.request, { shop: demoShop(), cataloguePage: 39 });
    await page.addInitScript(
      (cart) => localStorage.setItem('cart', cart),
      JSON.stringify([{ id, quantity: 1 }]),
    );
    const done = { presses: 0, fields: 0, ticks: 0 };
    const press = async (role: 'button' | 'link', name: string | RegExp) => {
      done.presses += 1;
      await page.getByRole(role, { name }).click();
    };
    const type = async (name: string, text: string) => {
      done.fields += 1;
      await page.getByRole('textbox', { name, exact: true }).fill(text);
    };
    const tick = async (name: string | RegExp) => {
      done.ticks += 1;
      done.presses += 1;
      await page.getByRole('checkbox', { name }).check();
    };

    await gotoAlive('/cart');
    await press('link', t.signInToCheckout);
    await type(t.account.email, person.email);
    await type(t.account.password, person.password);
    await type(t.account.firstName, person.firstName);
    await type(t.account.lastName, person.lastName);
    await type(t.account.phoneNumber, person.phoneNumber);
    await tick(t.acceptTerms);
    await press('button', t.goOn);
    await type(t.address.address, 'Via Roma 1');
    await type(t.address.postalCode, '40121');
    await type(t.address.city, 'Bologna');
    for (const consent of t.consents) await tick(consent);
    // Nothing that has to be answered was passed over.
    expect(await page.getByRole('checkbox', { checked: false }).count()).toBe(0);
    await press('button', t.order);
    await page.waitForURL('**/sandbox/pay/*');
    await type(t.cardNumber, cards.good);
    await press('button', t.pay);
    await page.waitForURL(/\/cart\/success\?order=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.success);

    expect(done.presses).toBeLessThanOrEqual(mostPresses);
    expect(done.fields).toBeLessThanOrEqual(mostFields);
    expect(done.ticks).toBe(ticksByLaw);
  },
);
