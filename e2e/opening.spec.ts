/** The shop's first promise: in a garage without signal it opens at once, on a telephone at a fourth of this machine's speed. */
import { expect, test } from '@playwright/test';
import type { SearchResult } from '../domain/contract/search.ts';
import { startTimeoutMs } from './launch-server.ts';
import { takeQuietTelephone } from './quiet-telephone.ts';
import { startShop } from './start-shop.ts';

const waitMs = 500;
const slowerBy = 4;
/** A page fetches for the next visit when it has come to rest. */
const untilKeptMs = 3_500;
const untilAliveMs = 1_500;
/** The machine has moments of its own; the page that is quick once is as quick as that. */
const tries = 5;

test('what was seen opens within half a second without a network and takes clicks', async () => {
  test.setTimeout(startTimeoutMs + 120_000);
  const shop = await startShop({ seedCommand: ['demo', '--parts', '200'] });
  const telephone = await takeQuietTelephone();
  try {
    const found = (await (await fetch(`${shop.url}/api/search/v2?query=faro`)).json()) as SearchResult;
    const part = `/parts/${found.parts[0]?.id}`;
    const seen = ['', part, '/cart', '/contact', '/toc'];
    const paths = [...seen.map((path) => path || '/'), ...seen.map((path) => `/en${path}`)];
    // The other pages need no visit: their code and words come with the shop.
    for (const path of ['/', part, '/en', `/en${part}`]) await telephone.open(shop.url + path, untilKeptMs);

    await shop.stop();
    await telephone.slowDown(slowerBy);
    for (const path of paths) {
      const waited: number[] = [];
      while (waited.length < tries && !(Math.min(...waited) < waitMs)) {
        await telephone.open(shop.url + path, untilAliveMs);
        waited.push((await telephone.noted()).alive);
      }
      expect(Math.min(...waited), `${path} took clicks after ${waited.join(', ')} ms`).toBeLessThan(waitMs);
    }
  } finally {
    await telephone.close();
    await shop.stop();
  }
});
