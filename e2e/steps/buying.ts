/** The steps of a purchase, as a person takes them: by what is written on the screen. */
import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../domain/constants.ts';
import type { SignUp } from '../../domain/contract/account.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { href } from '../../domain/routes.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { searchBox } from './search-box.ts';
import { words } from './words.ts';

export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** Types into the search that is at hand: in the header, or on a phone in the overlay. */
export async function search(page: Page, locale: Locale, query: string): Promise<void> {
  const opener = page.getByRole('button', { name: words[locale].openSearch });
  const isOnPhone = await opener.isVisible();
  if (isOnPhone) await opener.click();
  const box = searchBox(page, isOnPhone);
  await box.fill(query);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${query}”`);
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** From the results to the part and into the cart. */
export async function addFound(page: Page, locale: Locale, part: PartSummary): Promise<void> {
  const t = words[locale];
  await page.locator(`main article a[href="${href(locale, 'part', { id: part.id })}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.name);
  await expect(page.getByRole('link', { name: t.emptyCart })).toBeVisible();
  await page.getByRole('button', { name: t.addToCart, exact: true }).click();
  await expect(page.getByRole('link', { name: t.onePiece })).toBeVisible();
}

/** Opens the cart by its link; @param total of what is in it, in cents */
export async function openCart(page: Page, locale: Locale, total: number): Promise<void> {
  const t = words[locale];
  await page.getByRole('link', { name: t.onePiece }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.cart);
  // What was told on the way here stands on the page.
  await expect(page.getByRole('status').getByRole('paragraph')).toHaveCount(0);
  await expectTotal(page, locale, total);
  // The specification has it in English only.
  await expect(page.getByText(/15%/)).toHaveCount(locale === 'en' ? 1 : 0);
}

/** @param total in cents */
async function expectTotal(page: Page, locale: Locale, total: number): Promise<void> {
  const line = page.locator('dl > div').filter({ has: page.getByText(words[locale].total, { exact: true }) });
  await expect(line.first().locator('dd')).toHaveText(formatMoney(total, locale));
}

/** From the cart to the order, by somebody new: an account is made on the way. */
export async function registerForCheckout(page: Page, locale: Locale, person: SignUp): Promise<void> {
  const t = words[locale];
  await page.getByRole('link', { name: t.signInToCheckout }).click();
  await expect(page.getByRole('heading', { level: 2, name: t.signInToCheckout })).toBeVisible();
  const { account } = t;
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await field(account.email).fill(person.email);
  await field(account.password).fill(person.password);
  await field(account.firstName).fill(person.firstName);
  await field(account.lastName).fill(person.lastName);
  await field(account.phoneNumber).fill(person.phoneNumber);
  await page.getByRole('checkbox', { name: t.acceptTerms }).check();
  await page.getByRole('button', { name: t.goOn }).click();
  await expect(field(t.address.address)).toBeVisible();
}

/** From the part's page to where it is paid, by somebody who is signed in and has no address yet. @returns the order's number */
export async function orderShownPart(page: Page, locale: Locale): Promise<string> {
  const t = words[locale];
  await page.getByRole('button', { name: t.addToCart, exact: true }).click();
  await page.getByRole('link', { name: t.onePiece }).click();
  await page.getByRole('link', { name: t.goToCheckout }).click();
  await addAddress(page, locale);
  await order(page, locale);
  return page.locator('.tag').innerText();
}

/** A first address, for delivery and invoice; the order's button saves it. */
export async function addAddress(page: Page, locale: Locale): Promise<void> {
  const t = words[locale];
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await field(t.address.address).fill('Via Roma 1');
  await field(t.address.postalCode).fill('40121');
  await field(t.address.city).fill('Bologna');
  await page.getByRole('combobox', { name: t.address.province }).selectOption('BO');
  await expect(page.getByRole('checkbox', { name: t.alsoBilling })).toBeChecked();
}

/** Accepts what is asked, orders by card, and stands on the payment's page. */
export async function order(page: Page, locale: Locale): Promise<void> {
  const t = words[locale];
  await expect(page.getByRole('radio', { name: t.card })).toBeChecked();
  for (const consent of t.consents) await page.getByRole('checkbox', { name: consent }).check();
  await page.getByRole('button', { name: t.order }).click();
  await page.waitForURL('**/sandbox/pay/*');
}

/** @returns the order's number, from the address of the page that follows */
export async function payBy(page: Page, locale: Locale, card: string): Promise<string> {
  const t = words[locale];
  await page.getByRole('textbox', { name: t.cardNumber }).fill(card);
  await page.getByRole('button', { name: t.pay }).click();
  await page.waitForURL(/\/cart\/(success|fail)\?order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}
