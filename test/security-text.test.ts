import { expect, onTestFinished, test } from 'vitest';
import { setMaintenance } from '../server/http/maintenance.ts';
import { shop as company } from '../shop.config.ts';
import { openShop } from './open-shop.ts';

test('whoever finds a hole reads whom to tell of it, of a closed shop too', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  await setMaintenance(shop.database.db, true, shop.deps.clock());
  const answer = await shop.app.inject('/.well-known/security.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': expect.stringMatching(/^public, max-age=86400/),
  });
  const lines = Object.fromEntries(
    answer.body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(lines).toEqual({
    Contact: `mailto:${company.email}`,
    Expires: '2027-02-18T10:00:00.000Z',
    'Preferred-Languages': 'it, en',
    Canonical: 'http://localhost:3000/.well-known/security.txt',
  });
});
