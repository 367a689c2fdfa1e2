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
  { name: 'desk-people', steps: at(() => '/persone') },
  { name: 'desk-me', steps: at(() => '/io') },
];
