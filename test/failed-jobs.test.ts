/** Mails over a real mail server that is not always well, and what the shopkeeper sees of those that never went. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createHandlers, startJobs } from '../server/job-handlers.ts';
import type { JobName } from '../server/jobs/job-data.ts';
import { takenByOne } from '../server/payments/open-payments.ts';
import { openJobs } from '../server/jobs/queue.ts';
import { createSmtp } from '../server/mail/smtp.ts';
import { jobsDrop, jobsRetry } from '../server/cli/jobs/job-commands.ts';
import { jobsList } from '../server/cli/jobs/job-commands.ts';
import { jobsShow } from '../server/cli/jobs/job-commands.ts';
import type { Command } from '../server/cli/frame/command.ts';
import { ordersRefund } from '../server/cli/orders/orders-refund.ts';
import { ordersConfirmRefund } from '../server/cli/orders/orders-refund.ts';
import { ordersShow } from '../server/cli/orders/orders-show.ts';
import { shop as owner } from '../shop.config.ts';
import { runCommand } from './run-command.ts';
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
async function workWith(office: PostOffice, payments = shop.deps.payments): Promise<unknown[]> {
  const errors: unknown[] = [];
  const jobs = await openJobs(shop.database, (error) => errors.push(error));
  const mailer = createSmtp(office.url, { name: 'Smonto', address: 'ciao@smonto.example' }, shop.deps.clock);
  const worker = await startJobs({ ...shop.deps, jobs, mailer, payments });
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
const exhaust = (name: JobName = 'order-confirmation-mail') =>
  shop.database.pool.query(
    "update pgboss.job set retry_count = retry_limit, start_after = now() where name = $1 and state < 'active'",
    [name],
  );

/** That the pause before the next try is over. */
const passTime = () =>
  shop.database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");

const listed = async () => (await runCommand(shop, jobsList, [])).lines.join('\n');
const mailsTo = (office: PostOffice, email: string) => office.received.filter(({ to }) => to.includes(email));

test(
  'a mail server that puts off, or hangs up after it took all of it, gets the mail again under the same name',
  { tags: 'long' },
  async () => {
    const office = await openPostOffice();
    office.mood = 'hangs up';
    const errors = await workWith(office);
    await paidOrder('pazienza@example.com');
    const named = () =>
      mailsTo(office, 'pazienza@example.com')
        .map(({ raw }) => /^Message-ID:\s+(<order-confirmation\S+)\r?$/m.exec(raw)?.[1])
        .filter((name) => name !== undefined);
    await expect.poll(named).toHaveLength(1);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    office.mood = 'takes';
    await expect
      .poll(async () => {
        await passTime();
        return named();
      })
      .toHaveLength(2);
    expect(new Set(named()).size).toBe(1);
    expect(String(errors[0])).not.toContain('pazienza@example.com');
  },
);

test('what was tried in vain stands in a list, with its order and why, and goes once the server is well', async () => {
  const office = await openPostOffice();
  office.mood = 'refuses';
  const number = await paidOrder('rifiutata@example.com');
  await exhaust();
  await workWith(office);
  await expect.poll(listed).toContain(number);
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
  // The account's own mail waits as well, and may come first.
  const confirmed = () =>
    mailsTo(office, 'rifiutata@example.com').some(({ raw }) => raw.includes('<order-confirmation'));
  await expect.poll(confirmed).toBe(true);
  expect(await listed()).toBe('Nothing was tried in vain.');
});

test('what nobody wants any more is given up by its id', async () => {
  const office = await openPostOffice();
  office.mood = 'refuses';
  const number = await paidOrder('lasciata@example.com');
  await exhaust();
  await workWith(office);
  await expect.poll(listed).toContain(number);
  const [id = ''] = /^[\da-f]{8}/m.exec(await listed()) ?? [];
  await expect(runCommand(shop, jobsDrop, ['ffffffff'])).rejects.toThrow('There is no failed job ffffffff.');
  const dropped = await runCommand(shop, jobsDrop, [id]);
  expect(dropped.lines).toEqual(['One job given up.']);
  expect(await listed()).toBe('Nothing was tried in vain.');
});

test('money that the provider will not pay back is seen, goes by hand once nobody asks any more, and only once', async () => {
  const office = await openPostOffice();
  const number = await paidOrder('rimborsata@example.com');
  const run = async (command: Command, ...args: string[]) =>
    (await runCommand(shop, command, [number, ...args])).lines.join('\n');
  expect(await run(ordersConfirmRefund, '--yes')).toContain('nothing has changed');
  await run(ordersRefund, '--yes');
  expect(await run(ordersShow)).toMatch(/^to pay back +€.*asked for/m);
  // A job may be at it this moment.
  await expect(run(ordersConfirmRefund, '--yes')).rejects.toThrow('still being asked');

  await exhaust('refund-payment');
  const refusing = {
    ...shop.deps.payments.card,
    refundPayment: () => Promise.reject(new Error('the card was closed')),
  };
  await workWith(office, takenByOne(refusing));
  await expect.poll(listed).toMatch(new RegExp(`money back +${number}`));
  const { 'forget-what-is-over': lookRound } = createHandlers(shop.deps);
  const ownMails = () => office.received.filter(({ raw }) => /<refund-failed-/.test(raw));
  await lookRound({});
  await expect.poll(() => ownMails().length).toBe(1);
  expect(ownMails()[0]?.to).toEqual([owner.email]);
  // Looked at again it is the same failure, and told once.
  await lookRound({});
  const { rows } = await shop.database.pool.query(
    "select 1 from pgboss.job where name = 'refund-failed-mail'",
  );
  expect(rows).toHaveLength(1);
  expect(await run(ordersConfirmRefund, '--yes')).toMatch(/^€\d+\.\d\d .* went back by hand/);
  expect(await listed()).toBe('Nothing was tried in vain.');
  expect(await run(ordersShow)).toMatch(/^paid back +€/m);
  expect(await run(ordersConfirmRefund, '--yes')).toContain('nothing has changed');
  const told = () => mailsTo(office, 'rimborsata@example.com').filter(({ raw }) => /refund-/.test(raw));
  await expect.poll(() => told().length).toBe(1);
});

test('money goes by hand also where nothing of it stands among what was tried in vain', async () => {
  const number = await paidOrder('a-mano@example.com');
  await runCommand(shop, ordersRefund, [number, '--yes']);
  await shop.database.pool.query("delete from pgboss.job where name = 'refund-payment'");
  const { status, lines } = await runCommand(shop, ordersConfirmRefund, [number, '--yes']);
  expect(status).toBe(0);
  expect(lines.join('\n')).toContain('went back by hand');
});

test('money that is owed is asked for again when its job is gone', async () => {
  const number = await paidOrder('dimenticata@example.com');
  await runCommand(shop, ordersRefund, [number, '--yes']);
  await shop.database.pool.query("delete from pgboss.job where name = 'refund-payment'");
  const { 'forget-what-is-over': lookRound } = createHandlers(shop.deps);
  const state = async () => {
    const { lines } = await runCommand(shop, ordersShow, [number]);
    return /^(paid back|to pay back)/m.exec(lines.join('\n'))?.[0];
  };
  await lookRound({});
  await shop.runJobs();
  expect(await state()).toBe('to pay back');
  shop.setTime(new Date(shop.deps.clock().getTime() + 25 * 60 * 60 * 1000));
  await lookRound({});
  await lookRound({});
  await shop.runJobs();
  expect(await state()).toBe('paid back');
});
