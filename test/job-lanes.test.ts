/** How jobs are worked on by a process: side by side, at once when there is something to do, and nobody behind somebody else's flood. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openJobs } from '../server/jobs/queue.ts';
import { startJobs } from '../server/job-handlers.ts';
import { asRequest } from '../server/log/request-context.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/**
 * Works on jobs as a process of its own would, with a mail server that takes its time.
 *
 * @returns the mails that it was given and has not taken yet, by whom they are for, and what lets them go
 */
async function workSlowly() {
  const held = new Map<string, () => void>();
  let isOpen = false;
  const mailer = {
    send: async ({ to }: { to: string }) => {
      if (!isOpen) await new Promise<void>((resolve) => held.set(to, resolve));
    },
    close() {},
  };
  const letAllGo = () => {
    isOpen = true;
    for (const go of held.values()) go();
  };
  const jobs = await openJobs(shop.database, (error) => console.error(error));
  const worker = await startJobs({ ...shop.deps, jobs, mailer });
  onTestFinished(async () => {
    letAllGo();
    await worker.stop();
    await shop.database.pool.query('delete from pgboss.job');
  });
  return { held, letGo: (to: string) => held.get(to)?.() };
}

/** Orders a mail, as a request of somebody does. */
const askFor = (email: string, sender?: string) =>
  asRequest({ id: undefined, senderOf: () => sender }, () =>
    shop.deps.jobs.send(shop.database.db, 'contact-receipt-mail', { id: randomUUID(), email, locale: 'it' }),
  );

/** In turn, so that the queue has them in this order. */
async function askForMany(count: number, name: string): Promise<void> {
  for (let nth = 0; nth < count; nth++) await askFor(`${name}-${nth}@example.com`, name);
}

const receiptsIn = async (state: string): Promise<number> => {
  const { rows } = await shop.database.pool.query(
    `select from pgboss.job where name = 'contact-receipt-mail' and state = $1`,
    [state],
  );
  return rows.length;
};

test('mails go out side by side', async () => {
  await askForMany(14, 'many');
  const { held } = await workSlowly();
  await expect.poll(() => held.size).toBeGreaterThan(9);
});

test('what is done is written down while others of its batch are under way', async () => {
  await askForMany(5, 'batch');
  const { held, letGo } = await workSlowly();
  await expect.poll(() => held.size).toBe(5);
  for (let nth = 0; nth < 4; nth++) letGo(`batch-${nth}@example.com`);
  await expect.poll(() => receiptsIn('completed')).toBe(4);
  expect(await receiptsIn('active')).toBe(1);
});

test('a mail is not behind a hundred of somebody else’s', async () => {
  await askForMany(100, 'flood');
  const { held, letGo } = await workSlowly();
  await expect.poll(() => held.size).toBeGreaterThan(9);
  await askFor('neighbour@example.com', 'neighbour');
  await askFor('clock@example.com');
  const gone = new Set<string>();
  await expect
    .poll(() => {
      const [next] = [...held.keys()].filter((to) => to.startsWith('flood') && !gone.has(to));
      if (next !== undefined) {
        letGo(next);
        gone.add(next);
      }
      return [...held.keys()];
    })
    .toEqual(expect.arrayContaining(['neighbour@example.com', 'clock@example.com']));
  expect(gone.size).toBeLessThan(90);
});

test('an address without an account takes no place among the mails', async () => {
  const visitor = shop.visitor();
  for (let nth = 0; nth < 30; nth++) await visitor.api.forgotPassword({ email: `nobody-${nth}@example.com` });
  const jobsOf = async (name: string) => {
    const { rows } = await shop.database.pool.query<{ state: string; sender: string }>(
      'select state, group_id as sender from pgboss.job where name = $1',
      [name],
    );
    return rows;
  };
  const asked = await jobsOf('password-reset-asked');
  expect(new Set(asked.map(({ sender }) => sender)).size).toBe(1);
  expect(asked[0]?.sender).toMatch(/^[\w-]{43}$/);
  await workSlowly();
  await expect
    .poll(async () => (await jobsOf('password-reset-asked')).map(({ state }) => state))
    .toEqual(asked.map(() => 'completed'));
  expect(await jobsOf('password-reset-mail')).toEqual([]);
});
