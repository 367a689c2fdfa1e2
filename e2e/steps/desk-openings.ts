/** What opens over a page of the desk, or behind it: what looks at all of them goes by this list. */
import type { Page } from '@playwright/test';

type Opening = {
  /** Of the page that it is opened on: whole, or how it looks. */
  readonly on: string | RegExp;
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

/** Makes a shelf, and goes there. */
async function goToPlace(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of the place' }).fill('B-10');
  await press(page, 'New place');
  await follow(page, 'B-10');
  await page.getByRole('heading', { level: 1, name: 'B-10' }).waitFor();
}

/** What the buyer wants is noted, the invoice is issued and sent: SdI refuses it. */
async function goToRefusal(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'VAT number' }).fill('00743110157');
  await press(page, 'They want an invoice with these');
  await page.getByText('Now: 00743110157').waitFor();
  await press(page, 'Issue the invoice');
  await follow(page, /W-\d/);
  await press(page, 'It was sent');
  await press(page, 'SdI refused it');
}

/** What is folded away on a piece's page, and what opens from there. */
async function correct(page: Page, opens: string): Promise<void> {
  await follow(page, /^D1-/);
  await page.getByText('Correct: what it is, test, numbers, car').click();
  await press(page, opens);
}

/** A channel's token is made, and shown this once. */
async function makeToken(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('eBay');
  await press(page, 'Make the token');
  await page.getByRole('dialog').waitFor();
}

/** In English. Each is opened on a page of its own, from its address. */
export const deskOpenings: readonly Opening[] = [
  { on: '', name: 'scan', open: (page) => press(page, 'Scan') },
  { on: /^.ordini.[^/]+$/, name: 'address', open: (page) => press(page, 'Correct the address') },
  { on: /rimborsi$/, name: 'refund', open: (page) => press(page, 'Refund a part') },
  { on: /rimborsi$/, name: 'arrived', open: (page) => press(page, /^It has arrived/) },
  { on: '/prelievo', name: 'trouble', open: (page) => press(page, 'Missing or broken') },
  {
    on: '/nuovo',
    name: 'kinds',
    async open(page) {
      await page.getByRole('combobox', { name: 'Make' }).selectOption({ index: 1 });
      await page.getByRole('combobox', { name: 'Model' }).selectOption({ index: 1 });
      await press(page, 'Use this car');
      await page.getByRole('textbox', { name: 'What it is' }).fill('headlight');
      await page
        .getByRole('button', { name: /headlight/i })
        .first()
        .waitFor();
    },
  },
  { on: '/magazzino', name: 'labels', open: (page) => press(page, 'Print labels') },
  {
    on: '/magazzino',
    name: 'counter',
    async open(page) {
      await follow(page, /^D1-/);
      await press(page, 'Sold over the counter');
    },
  },
  { on: /^.magazzino.\d+$/, name: 'label', open: (page) => press(page, 'Print label') },
  {
    on: '/magazzino',
    name: 'removal',
    async open(page) {
      await follow(page, /^D1-/);
      await press(page, 'Take off sale');
    },
  },
  { on: '/magazzino', name: 'car', open: (page) => correct(page, 'Correct the car') },
  { on: '/magazzino', name: 'another car', open: (page) => correct(page, 'Another car') },
  { on: '/posta', name: 'message', open: (page) => follow(page, 'Jane Smith') },
  { on: '/posti', name: 'place', open: goToPlace },
  {
    on: '/posti',
    name: 'counting',
    async open(page) {
      await follow(page, 'B-10');
      await follow(page, /^Count/);
    },
  },
  { on: /^.documenti.ordini/, name: 'issue', open: (page) => press(page, /^Issue/) },
  { on: /^.documenti.ordini/, name: 'refusal', open: goToRefusal },
  { on: '/canali', name: 'token', open: makeToken },
  { on: '/canali', name: 'revocation', open: (page) => press(page, 'Revoke eBay') },
  { on: '/persone', name: 'removal', open: (page) => press(page, /^Remove/) },
  { on: '/io', name: 'passkey', open: (page) => press(page, 'Add a passkey') },
  { on: '/io', name: 'app for codes', open: (page) => press(page, 'Replace the app for codes') },
];

export const openingsOn = (path: string): readonly Opening[] =>
  deskOpenings.filter(({ on }) => (typeof on === 'string' ? on === path : on.test(path)));
