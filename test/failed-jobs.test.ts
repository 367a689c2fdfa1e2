/** Mails over a real mail server that is not always well, and what the shopkeeper sees of those that never went. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openJobs } from '../server/jobs/queue.ts';
import { startJobs } from '../server/jobs/worker.ts';
import { createSmtp } from '../server/mail/smtp.ts';
import { jobsDrop, jobsRetry } from '../server/shop/jobs/jobs-again.ts';
import { jobsList } from '../server/shop/jobs/jobs-list.ts';
import { jobsShow } from '../server/shop/jobs/jobs-show.ts';
import { runCommand } from './desk.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard } from './people.ts';
import { openPostOffice, type PostOffice } from './smtp-server.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Works on jobs as a process of its own would, with mails over SMTP. @returns what went wrong */
async function workWith(office: PostOffice): Promise<unknown[]> {
  const errors: unknown[] = [];
  const jobs = await openJobs(shop.database, (error) => errors.push(error));
  const mailer = createSmtp(office.url, { name: 'Smonto', address: 'ciao@smonto.example' }, shop.deps.clock);
  const worker = await startJobs({ ...shop.deps, jobs, mailer });
  onTestFinished(() => worker.stop());
  return errors;
}

/** A paid order: its buyer is to get a confirmation. */
async function paidOrder(email: string): Promise<string> {
  const buyer = await createBuyer(shop, { email });
  const result = await buyer.order(await stockPart(shop));
  await payByCard(buyer, result, '4242424242424242');
  return result.orderNumber;
}

/** The next try of what waits is the last. */
const exhaust = () =>
  shop.database.pool.query(
    "update pgboss.job set retry_count = retry_limit, start_after = now() where name = 'order-confirmation-mail' and state < 'active'",
  );

/** That the pause before the next try is over. */
const passTime = () =>
  shop.database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");

const listed = async () => (await runCommand(shop, jobsList, [])).lines.join('\n');
const mailsTo = (office: PostOffice, email: string) => office.received.filter(({ to }) => to.includes(email));
const soon = { timeout: 15_000 };

test('a mail server that puts off, or hangs up after it took all of it, gets the mail again under the same name', async () => {
  const office = await openPostOffice();
  office.mood = 'hangs up';
  const errors = await workWith(office);
  await paidOrder('pazienza@example.com');
  const named = () =>
    mailsTo(office, 'pazienza@example.com')
      .map(({ raw }) => /^Message-ID:\s+(<order-confirmation\S+)\r?$/m.exec(raw)?.[1])
      .filter((name) => name !== undefined);
  await expect.poll(named, soon).toHaveLength(1);
  await expect.poll(() => errors.length, soon).toBeGreaterThan(0);
  office.mood = 'takes';
  await expect
    .poll(async () => {
      await passTime();
      return named();
    }, soon)
    .toHaveLength(2);
  expect(new Set(named()).size).toBe(1);
  expect(String(errors[0])).not.toContain('pazienza@example.com');
});

test('what was tried in vain stands in a list, with its order and why, and goes once the server is well', async () => {
  const office = await openPostOffice();
  office.mood = 'refuses';
  const number = await paidOrder('rifiutata@example.com');
  await exhaust();
  await workWith(office);
  await expect.poll(listed, soon).toContain(number);
  expect(await listed()).toMatch(new RegExp(`mail: order confirmation +${number} +the mail ser…`));
  const { json } = await runCommand(shop, jobsList, ['--json']);
  expect(json).toMatchObject({
    total: 1,
    jobs: [{ name: 'order-confirmation-mail', about: number, tries: 11 }],
  });
  const [id = ''] = /^[\da-f]{8}/m.exec(await listed()) ?? [];
  const sheet = (await runCommand(shop, jobsShow, [id])).lines.join('\n');
  expect(sheet).toContain('after 11 tries');
  expect(sheet).toMatch(/the mail server did not take it \(550\): .*no such user/s);

  office.mood = 'takes';
  const again = await runCommand(shop, jobsRetry, ['all']);
  expect(again.lines.join()).toMatch(/^One job will be tried again/);
  await expect.poll(() => mailsTo(office, 'rifiutata@example.com').length, soon).toBeGreaterThan(0);
  expect(await listed()).toBe('Nothing was tried in vain.');
});

test('what nobody wants any more is given up by its id', async () => {
  const office = await openPostOffice();
  office.mood = 'refuses';
  const number = await paidOrder('lasciata@example.com');
  await exhaust();
  await workWith(office);
  await expect.poll(listed, soon).toContain(number);
  const [id = ''] = /^[\da-f]{8}/m.exec(await listed()) ?? [];
  await expect(runCommand(shop, jobsDrop, ['ffffffff'])).rejects.toThrow('There is no failed job ffffffff.');
  const dropped = await runCommand(shop, jobsDrop, [id]);
  expect(dropped.lines).toEqual(['One job given up.']);
  expect(await listed()).toBe('Nothing was tried in vain.');
});
