import { href } from '../domain/routes.ts';
import { alive, expect, test } from './fixtures.ts';
import { cards } from './steps/buying.ts';
import { pressAt, tabTo, typeInto } from './steps/keyboard.ts';
import { newPerson } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { words } from './steps/words.ts';
import { searchBox } from './steps/search-box.ts';

/** The page of the catalogue that this test takes its part from. */
const cataloguePage = 31;

test('somebody without a mouse finds a part, registers, buys it and sees the order @main', async ({
  page,
  gotoAlive,
}) => {
  test.slow();
  const t = words.it;
  const person = newPerson();
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage });
  const heading = page.getByRole('heading', { level: 1 });
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });

  await gotoAlive('/');
  await typeInto(page, searchBox(page, false), part.serialNumber);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(`“${part.serialNumber}”`);
  await pressAt(page, page.locator(`main article a[href="${href('it', 'part', { id: part.id })}"]`));
  await expect(heading).toHaveText(part.name);
  await pressAt(page, page.getByRole('button', { name: t.addToCart, exact: true }));
  const toCart = page.locator('main').getByRole('link', { name: /carrello/i });
  // Pressed for the last piece the button is gone: the focus is where one goes on.
  if (part.quantity === 1) await expect(toCart).toBeFocused();
  else await tabTo(page, toCart);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(t.cart);

  await pressAt(page, page.getByRole('link', { name: t.signInToCheckout }));
  await typeInto(page, field(t.account.email), person.email);
  await typeInto(page, field(t.account.password), person.password);
  await typeInto(page, field(t.account.firstName), person.firstName);
  await typeInto(page, field(t.account.lastName), person.lastName);
  await typeInto(page, field(t.account.phoneNumber), person.phoneNumber);
  await pressAt(page, page.getByRole('checkbox', { name: t.acceptTerms }), 'Space');
  await pressAt(page, page.getByRole('button', { name: t.goOn }));
  await expect(field(t.address.address)).toBeVisible();

  await typeInto(page, field(t.address.address), 'Via Roma 1');
  await typeInto(page, field(t.address.postalCode), '40121');
  await typeInto(page, field(t.address.city), 'Bologna');
  await typeInto(page, page.getByRole('combobox', { name: t.address.province }), 'Bologna');
  for (const consent of t.consents)
    await pressAt(page, page.getByRole('checkbox', { name: consent }), 'Space');
  await pressAt(page, page.getByRole('button', { name: t.order }));
  await page.waitForURL('**/sandbox/pay/*');
  await typeInto(page, page.getByRole('textbox', { name: t.cardNumber }), cards.good);
  await pressAt(page, page.getByRole('button', { name: t.pay }));

  await page.waitForURL(/\/cart\/success\?order=/);
  await alive(page);
  await expect(heading).toHaveText(t.success);
  await pressAt(page, page.getByRole('link', { name: t.toOrders }));
  await expect(heading).toHaveText(t.orders);
  const order = page.getByRole('article');
  await expect(order.getByText(t.paid, { exact: true }).first()).toBeVisible();
  await tabTo(page, order.getByRole('link', { name: part.name }));
});
