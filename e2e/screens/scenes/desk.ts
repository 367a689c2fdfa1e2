/** The yard's desk, as its people see it. */
import { randomUUID } from 'node:crypto';
import {
  deskUrl,
  paidOrder,
  returnedOrder,
  setUpCodes,
  shopkeeper,
  useInvitation,
} from '../../steps/desk.ts';
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

/** Opens what a button of an order's refunds asks. */
function exception(button: RegExp) {
  return async (stage: DemoStage) => {
    await at((number) => `/ordini/${number}/rimborsi`)(stage);
    await stage.page.getByRole('button', { name: button }).first().click();
    await stage.page.getByRole('dialog').waitFor();
    await stage.quiet();
  };
}

/** @param verdict as what the return was taken in before */
function withReturn(button: RegExp, verdict?: 'unusable') {
  return async (stage: DemoStage) => {
    const browser = stage.page.context().browser();
    if (!browser) throw new Error('The page has no browser of its own.');
    const number = await returnedOrder(browser, stage.shop, stage.parts.several);
    if (verdict) shopkeeper(stage.shop, 'returns', 'receive', number, '--as', verdict, '--note', 'Bruciato');
    await comeIn(stage, 'owner');
    await stage.page.goto(deskUrl(stage.shop, `/ordini/${number}/rimborsi`));
    await stage.page.getByRole('button', { name: button }).click();
    await stage.page.getByRole('dialog').waitFor();
    if (!verdict) await stage.page.getByRole('radio').nth(1).check();
    await stage.quiet();
  };
}

function withShipped() {
  return async (stage: DemoStage) => {
    const browser = stage.page.context().browser();
    if (!browser) throw new Error('The page has no browser of its own.');
    const number = await paidOrder(browser, stage.shop, stage.parts.several);
    shopkeeper(stage.shop, 'orders', 'ship', number, 'BRT', '0123456789');
    await comeIn(stage, 'owner');
    await stage.page.goto(deskUrl(stage.shop, `/ordini/${number}/rimborsi`));
    await stage.page.getByRole('heading', { level: 2 }).first().waitFor();
    await stage.quiet();
  };
}

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
  { name: 'desk-exceptions', steps: at((number) => `/ordini/${number}/rimborsi`) },
  { name: 'desk-refund-part', steps: exception(/Rimborsa una parte|Refund a part/) },
  { name: 'desk-cancel-piece', steps: exception(/Non si può spedire|Cannot be sent/) },
  { name: 'desk-return-arrived', steps: withReturn(/È arrivato|It has arrived/) },
  { name: 'desk-return-settled', steps: withReturn(/Rimborsa il reso|Refund the return/, 'unusable') },
  { name: 'desk-lost-parcel', steps: withShipped() },
  { name: 'desk-people', steps: at(() => '/persone') },
  { name: 'desk-me', steps: at(() => '/io') },
];
