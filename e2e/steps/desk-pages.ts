/** The pages of an owner's desk, with something on each: what looks at all of them goes by this list. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { garageOrder, returnedOrder, setUpCodes, useInvitation, yardCode } from './desk.ts';
import { takePart, type ShopPlace } from './shop.ts';

export type DeskPage = {
  /** Below `/desk`. */
  readonly path: string;
  /** In English. */
  readonly heading: string;
};

type Yard = {
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly shop: ShopPlace;
  /** Pages of the catalogue that the parts come from; nobody else's. */
  readonly cataloguePages: readonly [number, number];
};

/** Fills the desk: an order to pack, one that comes back, a message. @returns its pages */
export async function fillDesk({ browser, request, shop, cataloguePages }: Yard): Promise<DeskPage[]> {
  const [bought, returned] = await Promise.all(
    cataloguePages.map((cataloguePage) => takePart(request, { shop, cataloguePage })),
  );
  const order = await garageOrder(browser, shop, bought!);
  const over = await returnedOrder(browser, shop, returned!);
  const asked = await request.post(`${shop.url}/api/contact`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { fullName: 'Jane Smith', email: `${randomUUID()}@example.com`, message: 'Are you open?' },
  });
  if (asked.status() !== 202) throw new Error(await asked.text());
  return [
    ['', 'Today’s orders'],
    [`/ordini/${order}`, `Order ${order}`],
    [`/ordini/${over}/rimborsi`, `Refunds and returns, order ${over}`],
    ['/prelievo', 'Picking'],
    ['/nuovo', 'New piece'],
    ['/magazzino', 'Pieces'],
    ['/magazzino/fermi', 'Here longest'],
    ['/magazzino/cercati', 'Looked for and not found'],
    ['/magazzino/prezzi', 'Change prices'],
    [`/magazzino/${returned!.id}`, yardCode(returned!)],
    ['/posti', 'Places'],
    ['/posta', 'Requests and messages'],
    ['/cifre', 'Figures'],
    ['/documenti', 'Papers'],
    ['/documenti/corrispettivi', 'Takings'],
    [`/documenti/ordini/${order}`, `Papers, order ${order}`],
    ['/canali', 'Sales channels'],
    ['/persone', 'People'],
    ['/registro', 'Log'],
    ['/io', 'Me'],
    ['/altro', 'More'],
  ].map(([path = '', heading = '']) => ({ path, heading }));
}

/** Comes to the desk as its owner, who reads English. */
export async function comeAsOwner(page: Page, shop: ShopPlace): Promise<void> {
  await useInvitation(page, shop, `${randomUUID()}@yard.example`, '--role', 'owner', '--language', 'en');
  await setUpCodes(page);
}
