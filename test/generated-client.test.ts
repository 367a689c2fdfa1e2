/** Whoever makes a client from the description of the API can buy with it, and its compiler finds nothing wrong. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { CheckoutResult } from '../domain/contract/checkout-result.ts';
import type { Order } from '../domain/contract/orders.ts';
import { openShop } from './open-shop.ts';
import { payByCard } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'test/api-client');
const run = promisify(execFile);

/** @returns what a program of the client's folder prints */
const node = async (...command: readonly string[]): Promise<string> =>
  (await run(process.execPath, [...command], { cwd: folder })).stdout;

test('a client that is made from the description of the API makes a purchase', async () => {
  const shop = await openShop();
  const temporary = mkdtempSync(join(tmpdir(), 'smonto-client-'));
  try {
    const description = join(temporary, 'openapi.json');
    writeFileSync(description, await (await shop.visitor().fetch('/api/openapi.json')).text());
    mkdirSync(join(folder, 'generated'), { recursive: true });
    await node('generate.ts', description, join(folder, 'generated/api.ts'));
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder]);

    const partId = await stockPart(shop);
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const bought = JSON.parse(await node('purchase.ts', address, String(partId))) as {
      order: Order;
      payment: CheckoutResult['payment'];
    };
    expect(bought.order).toMatchObject({ state: 'awaiting_payment', items: [{ partId, quantity: 1 }] });
    const { id, orderNumber } = bought.order;
    await payByCard(
      shop.visitor(),
      { orderId: id, orderNumber, payment: bought.payment },
      '4242 4242 4242 4242',
    );
    await shop.runJobs();
    expect(await stockOf(shop, partId)).toEqual({ onHand: 0, reserved: 0, available: 0 });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    await shop.close();
  }
});
