/** The pages that a payment leads back to: anybody can type their address, and they say what the shop knows to who may know it. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard, signedIn } from './people.ts';
import { openPages, renderPage, withoutScripts } from './rendered.ts';
import { stockPart } from './stock-part.ts';
import type { Visitor } from './visitor.ts';

let shop: TestShop;
let pages: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  pages = await openPages(shop);
}, 60_000);
afterAll(async () => {
  await pages.close();
  await shop.close();
});

const paid = 'Ordine ricevuto';
const checking = 'Stiamo verificando il pagamento';
const failed = 'Il pagamento non è riuscito.';

type Outcome = 'success' | 'fail';

const shown = async (outcome: Outcome, number: string, { cookies }: Visitor) => {
  const { text } = await renderPage(pages, `/cart/${outcome}?order=${number}`, Object.fromEntries(cookies));
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? [];
  // Links to the other language repeat the address.
  const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(withoutScripts(text)) ?? [];
  return { heading, text: main };
};

test('an order that is not paid is being checked; once it is paid the page says so', async () => {
  const buyer = await createBuyer(shop);
  const result = await buyer.order(await stockPart(shop));
  expect(await shown('success', result.orderNumber, buyer)).toMatchObject({ heading: checking });
  expect(await shown('fail', result.orderNumber, buyer)).toMatchObject({ heading: failed });
  await payByCard(buyer, result, '4242424242424242');
  // Both: who turned back on one page may have paid on another.
  for (const outcome of ['success', 'fail'] as const) {
    const { heading, text } = await shown(outcome, result.orderNumber, buyer);
    expect(heading).toBe(paid);
    expect(text).toContain(result.orderNumber);
    expect(text).toContain('Pagamento riuscito');
    expect(text).toContain('compare tra i tuoi ordini entro pochi minuti');
    // What happens next: by when it leaves, and between which days it is there.
    expect(text).toMatch(/parte entro \S+ \d+ \S+\./);
    expect(text).toContain('Arrivo previsto: ');
  }
});

test('nobody else learns that an order is paid, that it was charged, or that it is there', async () => {
  const buyer = await createBuyer(shop);
  const result = await buyer.order(await stockPart(shop));
  await payByCard(buyer, result, '4242424242424242');
  for (const visitor of [shop.visitor(), await signedIn(shop)]) {
    for (const number of [result.orderNumber, 'S-26-000000', 'x'.repeat(500), '']) {
      const success = await shown('success', number, visitor);
      expect(success.heading).toBe(checking);
      expect(success.text).not.toContain(result.orderNumber);
      const fail = await shown('fail', number, visitor);
      expect(fail.heading).toBe(failed);
      expect(fail.text).not.toContain('Non ti è stato addebitato niente');
    }
  }
});

test('an order by bank transfer says how it is paid and when it must be, and nothing of seconds', async () => {
  const buyer = await createBuyer(shop);
  const result = await buyer.order(await stockPart(shop), 'bank_transfer');
  const { heading, text } = await shown('success', result.orderNumber, buyer);
  expect(heading).toBe('Ordine ricevuto');
  expect(text).toContain('manca il bonifico');
  for (const detail of ['IT60 X054 2811 1010 0000 0123 456', 'Smonto S.r.l.', result.orderNumber, 'Entro'])
    expect(text).toContain(detail);
  expect(text).not.toContain('pochi secondi');
});

test('an order that was cancelled is neither thanked for nor called kept', async () => {
  const buyer = await createBuyer(shop);
  const result = await buyer.order(await stockPart(shop));
  await payByCard(buyer, result, '4000000000000002');
  const success = await shown('success', result.orderNumber, buyer);
  expect(success.heading).toBe(checking);
  expect(success.text).toContain('annullato');
  expect((await shown('fail', result.orderNumber, buyer)).text).toContain('Non ti è stato addebitato niente');
});
