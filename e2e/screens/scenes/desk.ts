/** The yard's desk, as its people see it. */
import { randomUUID } from 'node:crypto';
import type { Cookie } from '@playwright/test';
import {
  awaitedOrder,
  deskUrl,
  paidOrder,
  returnedOrder,
  setUpCodes,
  shopkeeper,
  useInvitation,
} from '../../steps/desk.ts';
import { openChannel } from '../../steps/sold-elsewhere.ts';
import type { DemoStage, Scene } from '../scene.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { noon } from '../stop-clock.ts';

/** Who is in at a shop, by role and language: it takes ten of them a minute from one address. */
const visits = new Map<string, Cookie[]>();

/** Comes in for the first time, or again by the same visit. */
export async function comeIn(
  { page, shop, locale }: DemoStage,
  role: 'owner' | 'yard' = 'yard',
): Promise<void> {
  const key = `${shop.url} ${role} ${locale}`;
  const visit = visits.get(key);
  if (visit) return page.context().addCookies(visit);
  const email = `${randomUUID()}@yard.example`;
  await useInvitation(page, shop, email, '--role', role, '--language', locale);
  await setUpCodes(page, () => noon);
  const { hostname } = new URL(deskUrl(shop));
  visits.set(
    key,
    (await page.context().cookies()).filter(({ domain }) => domain === hostname),
  );
}

/** Orders are bought once for a shop: no scene changes one, and there are few pieces of a part. */
const ordersOf = new Map<string, Promise<string>>();

/** Opens a page of the desk once somebody is in and something was sold. @param sold leaves an order behind, and gives its number */
const at =
  (
    path: (orderNumber: string) => string,
    sold: Selling = paidOrder,
    which: (parts: DemoStage['parts']) => PartSummary = ({ several }) => several,
  ) =>
  async (stage: DemoStage): Promise<void> => {
    const { page, shop, parts, quiet } = stage;
    const browser = page.context().browser();
    if (!browser) throw new Error('The page has no browser of its own.');
    const key = `${shop.url} ${sold.name}`;
    const bought = ordersOf.get(key) ?? sold(browser, shop, which(parts));
    ordersOf.set(key, bought);
    const number = await bought;
    await comeIn(stage, 'owner');
    await page.goto(deskUrl(shop, path(number)));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet();
  };

type Selling = typeof paidOrder;

/** Opens an order of a part at the desk. */
export const atOrder = (which: (parts: DemoStage['parts']) => PartSummary, sold?: Selling) =>
  at((number) => `/ordini/${number}`, sold, which);

/** Opens figures once it is known what the yard paid for the piece that was sold. */
const withCost = (path: string) => async (stage: DemoStage) => {
  const { page, shop, parts, quiet } = stage;
  await at(() => '')(stage);
  await page.evaluate(
    async ([url, key]) => {
      const asked = await fetch(url);
      const { purchasePrice: seen } = (await asked.json()) as { purchasePrice: number | null };
      if (seen !== null) return;
      const body = JSON.stringify({ change: { purchasePrice: 1_500 }, seen: { purchasePrice: seen } });
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const answer = await fetch(url, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [`/api/desk/stock/parts/${parts.several.id}`, randomUUID()] as const,
  );
  await page.goto(deskUrl(shop, path));
  await page.locator('canvas').first().waitFor();
  await quiet();
};

const shippedOrder: Selling = async function shippedOrder(browser, shop, ...parts) {
  const number = await paidOrder(browser, shop, ...parts);
  shopkeeper(shop, 'orders', 'ship', number, 'BRT', '0123456789');
  return number;
};

const cancelledOrder: Selling = async function cancelledOrder(browser, shop, ...parts) {
  const number = await awaitedOrder(browser, shop, ...parts);
  shopkeeper(shop, 'orders', 'cancel', number);
  return number;
};

/** Asks the owner about a piece that is broken at its shelf. */
async function broken(stage: DemoStage): Promise<void> {
  await at(() => '/prelievo')(stage);
  const { page } = stage;
  await page
    .getByRole('button', { name: /^(Manca o è rotto|Missing or broken)/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(È rotto|It is broken)/ }).click();
  await page.getByRole('textbox', { name: /cliente|buyer/ }).waitFor();
  await stage.quiet();
}

const unusableReturn: Selling = async function unusableReturn(browser, shop, ...parts) {
  const number = await returnedOrder(browser, shop, ...parts);
  shopkeeper(shop, 'returns', 'receive', number, '--as', 'unusable', '--note', 'Bruciato');
  return number;
};

const openChannels: Selling = async function openChannels(browser, shop, ...parts) {
  shopkeeper(shop, 'channels', 'add', 'eBay', '--webhook', 'https://connector.example/stock');
  shopkeeper(shop, 'channels', 'add', 'Ovoko', '--rights', 'read');
  return paidOrder(browser, shop, ...parts);
};

/** There are few pieces of a part, and these scenes sell several. */
const refill = (shop: DemoStage['shop'], part: PartSummary | undefined): void => {
  if (part) shopkeeper(shop, 'parts', 'quantity', `#${part.id}`, '9');
};

/** Its invoice was sent, refused and waits to be made anew; another order's credit note is due. */
const refusedInvoice: Selling = async function refusedInvoice(browser, shop, ...parts) {
  refill(shop, parts[0]);
  const [number, other] = [
    await paidOrder(browser, shop, ...parts),
    await paidOrder(browser, shop, ...parts),
  ];
  for (const each of [number, other]) {
    shopkeeper(shop, 'invoices', 'ask', each, '--fiscal-code', 'RSSMRA80A41A944M');
    shopkeeper(shop, 'invoices', 'issue', each);
  }
  const { invoices } = JSON.parse(shopkeeper(shop, 'invoices', 'list', '--order', number, '--json')) as {
    invoices: { number: string }[];
  };
  const invoice = invoices[0]?.number ?? '';
  shopkeeper(shop, 'invoices', 'sent', invoice);
  shopkeeper(shop, 'invoices', 'refused', invoice, '00306: codice fiscale del cessionario non valido');
  shopkeeper(shop, 'orders', 'refund-part', other, '5', 'defect', '--yes');
  refused.set(number, invoice);
  return number;
};

/** The refused invoices of those orders. */
const refused = new Map<string, string>();

/** Beside what was bought here. */
const soldElsewhere: Selling = async function soldElsewhere(browser, shop, ...parts) {
  refill(shop, parts[0]);
  const context = await browser.newContext();
  try {
    const sell = openChannel(context.request, shop, 'Marketplace dei ricambi usati');
    for (const reference of ['27-00042-18311', '7']) await sell(parts[0]?.id ?? 0, reference);
  } finally {
    await context.close();
  }
  return paidOrder(browser, shop, ...parts);
};

const exceptions = (number: string): string => `/ordini/${number}/rimborsi`;

/** Opens what a button of an order's refunds asks. @param then what is done there */
const asked =
  (button: RegExp, sold?: Selling, then?: (stage: DemoStage) => Promise<void>) =>
  async (stage: DemoStage) => {
    await at(exceptions, sold)(stage);
    await stage.page.getByRole('button', { name: button }).first().click();
    await stage.page.getByRole('dialog').waitFor();
    await then?.(stage);
    await stage.quiet();
  };

async function atSecondStep({ page, shop, locale, quiet }: DemoStage): Promise<void> {
  await useInvitation(page, shop, `${randomUUID()}@yard.example`, '--language', locale);
  await page.getByRole('button', { name: /passkey/i }).waitFor();
  await quiet();
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
  { name: 'desk-second-step', steps: atSecondStep },
  {
    name: 'desk-code-app',
    async steps(stage) {
      await atSecondStep(stage);
      await stage.page.getByRole('button', { name: /app di codici|app for codes/ }).click();
      await stage.page.getByRole('textbox', { name: /Codice dell’app|Code of the app/ }).waitFor();
      await stage.quiet();
    },
  },
  { name: 'desk-today', steps: at(() => '') },
  { name: 'desk-today-unpaid', steps: at(() => '', awaitedOrder) },
  { name: 'desk-picking', steps: at(() => '/prelievo') },
  { name: 'desk-picking-broken', steps: broken },
  { name: 'desk-elsewhere-today', steps: at(() => '', soldElsewhere) },
  { name: 'desk-elsewhere-picking', steps: at(() => '/prelievo', soldElsewhere) },
  { name: 'desk-order', steps: at((number) => `/ordini/${number}`) },
  { name: 'desk-order-awaited', steps: at((number) => `/ordini/${number}`, awaitedOrder) },
  { name: 'desk-order-late', steps: at((number) => `/ordini/${number}`, cancelledOrder) },
  {
    name: 'desk-order-cancel',
    async steps(stage) {
      await at((number) => `/ordini/${number}`, awaitedOrder)(stage);
      await stage.page.getByRole('button', { name: /Annulla l’ordine|Cancel the order/ }).click();
      await stage.page.getByRole('dialog').waitFor();
      await stage.quiet();
    },
  },
  { name: 'desk-channels', steps: at(() => '/canali', openChannels) },
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
  {
    name: 'desk-listing-other',
    async steps(stage) {
      await comeIn(stage);
      await stage.page.goto(deskUrl(stage.shop, '/nuovo'));
      const { page } = stage;
      await page.getByRole('textbox', { name: /Telaio|VIN/ }).fill('ZFA16900000123456');
      await page.getByRole('combobox', { name: /Modello|Model/ }).selectOption({ label: 'Panda (169)' });
      await page.getByRole('button', { name: /Usa quest|Use this/ }).click();
      await page.getByRole('textbox', { name: /Che pezzo|What it is/ }).fill('Barre portatutto');
      await page.getByRole('button', { name: /^(Altro|Other): (Carrozzeria|Body)/ }).click();
      await page.locator('summary').click();
      await page.getByRole('textbox', { name: /Note e difetti|Notes and defects/ }).fill('Manca una vite.');
      await stage.quiet();
    },
  },
  { name: 'desk-exceptions', steps: at(exceptions) },
  { name: 'desk-refund-part', steps: asked(/Rimborsa una parte|Refund a part/) },
  { name: 'desk-cancel-piece', steps: asked(/Non si può spedire|Cannot be sent/) },
  { name: 'desk-lost-parcel', steps: at(exceptions, shippedOrder) },
  {
    name: 'desk-return-arrived',
    steps: asked(/È arrivato|It has arrived/, returnedOrder, ({ page }) =>
      page.getByRole('radio').nth(1).check(),
    ),
  },
  {
    name: 'desk-return-unsaid',
    steps: asked(/È arrivato|It has arrived/, returnedOrder, ({ page }) =>
      page.getByRole('button', { name: /Registra il reso|Take the return in/ }).click(),
    ),
  },
  { name: 'desk-return-settled', steps: asked(/Rimborsa il reso|Refund the return/, unusableReturn) },
  { name: 'desk-figures', steps: withCost('/cifre/mese') },
  { name: 'desk-figures-week', steps: withCost('/cifre/settimana') },
  { name: 'desk-more', steps: at(() => '/altro') },
  { name: 'desk-papers', steps: at(() => '/documenti', refusedInvoice) },
  { name: 'desk-papers-none', steps: at(() => '/documenti?mese=2020-01') },
  { name: 'desk-paper', steps: at((number) => `/documenti/${refused.get(number)}`, refusedInvoice) },
  { name: 'desk-order-papers', steps: at((number) => `/documenti/ordini/${number}`, refusedInvoice) },
  { name: 'desk-takings', steps: at(() => '/documenti/corrispettivi') },
  { name: 'desk-prices', steps: at(() => '/magazzino/prezzi') },
  { name: 'desk-people', steps: at(() => '/persone') },
  { name: 'desk-me', steps: at(() => '/io') },
];
