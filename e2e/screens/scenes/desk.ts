/** The yard's desk, as its people see it. */
import { randomUUID } from 'node:crypto';
import { deskUrl, paidOrder, setUpCodes, useInvitation } from '../../steps/desk.ts';
import type { DemoStage, Scene } from '../scene.ts';
import { noon } from '../stop-clock.ts';

/** Comes in for the first time. */
async function comeIn({ page, shop, locale }: DemoStage, role: 'owner' | 'yard' = 'yard'): Promise<void> {
  const email = `${randomUUID()}@yard.example`;
  await useInvitation(page, shop, email, '--role', role, '--language', locale);
  await setUpCodes(page, () => noon);
}

/** Opens a page of the desk once somebody is in and something was sold. */
const at = (path: (orderNumber: string) => string) => async (stage: DemoStage) => {
  const browser = stage.page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  const number = await paidOrder(browser, stage.shop, stage.parts.several);
  await comeIn(stage, 'owner');
  await stage.page.goto(deskUrl(stage.shop, path(number)));
  await stage.page.getByRole('heading', { level: 1 }).waitFor();
  await stage.quiet();
};

export const deskScenes: readonly Scene[] = [
  {
    name: 'desk-sign-in',
    async steps({ page, shop, quiet }) {
      await page.goto(deskUrl(shop));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await quiet();
    },
  },
  {
    name: 'desk-second-step',
    async steps(stage) {
      const email = `${randomUUID()}@yard.example`;
      await useInvitation(stage.page, stage.shop, email, '--language', stage.locale);
      await stage.page.getByRole('button', { name: /passkey/i }).waitFor();
      await stage.quiet();
    },
  },
  { name: 'desk-today', steps: at(() => '') },
  { name: 'desk-picking', steps: at(() => '/prelievo') },
  { name: 'desk-order', steps: at((number) => `/ordini/${number}`) },
  { name: 'desk-listing-car', steps: at(() => '/nuovo') },
  {
    name: 'desk-listing-piece',
    async steps(stage) {
      await comeIn(stage);
      await stage.page.goto(deskUrl(stage.shop, '/nuovo'));
      const { page } = stage;
      await page.getByRole('textbox', { name: /Telaio|VIN/ }).fill('ZFA16900000123456');
      await page.getByRole('combobox', { name: /Modello|Model/ }).selectOption({ label: 'Panda (169)' });
      await page.getByRole('button', { name: /Usa quest|Use this/ }).click();
      await page.getByRole('textbox', { name: /Che pezzo|What it is/ }).fill('alternat');
      await page.getByRole('button', { name: /^Alternat/ }).click();
      await page.getByRole('textbox', { name: /Numeri|numbers/ }).fill('51 810 268');
      await page.getByRole('button', { name: /Metti in vendita|Put on sale/ }).click();
      await stage.quiet();
    },
  },
  { name: 'desk-people', steps: at(() => '/persone') },
  { name: 'desk-me', steps: at(() => '/io') },
];
