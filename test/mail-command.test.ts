import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutbox, outboxFolder } from '../server/mail/outbox.ts';
import { Refused } from '../server/cli/frame/command.ts';
import { mailList } from '../server/cli/mail.ts';
import { mailShow } from '../server/cli/mail.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the shopkeeper lists the outbox and reads a mail by its number or its file', async () => {
  expect((await runCommand(shop, mailList, [])).lines).toEqual(['The outbox is empty.']);
  await expect(runCommand(shop, mailShow, ['1'])).rejects.toEqual(
    new Refused('There is no mail 1 in the outbox.'),
  );

  const { config } = shop.deps;
  const outbox = createOutbox(
    outboxFolder(config.dataDir),
    { name: 'Smonto', address: 'ciao@smonto.example' },
    shop.deps.clock,
  );
  const send = (messageId: string, subject: string) =>
    outbox.send({
      to: 'maria@example.com',
      subject,
      text: 'È tutto qui.\nCiao\u001b[2J',
      html: '<p></p>',
      messageId,
    });
  await send('first', 'Ordine ricevuto: Citroën');
  shop.setTime(new Date(shop.deps.clock().getTime() + 60_000));
  await send('second', 'Un oggetto lungo '.repeat(12));

  const { lines } = await runCommand(shop, mailList, []);
  expect(lines[0]).toMatch(/^n +date +to +subject$/);
  expect(lines[1]).toMatch(/^1 +2026-11-20 11:01 +maria@example\.com +Un oggetto.*…$/);
  expect(lines[2]).toMatch(/^2 +2026-11-20 11:00 +maria@example\.com +Ordine ricevuto: Citroën$/);
  expect(lines.every((line) => line.length <= 80)).toBe(true);
  const { json } = await runCommand(shop, mailList, ['--limit', '1', '--json']);
  expect(json).toMatchObject({
    total: 2,
    mails: [{ number: 1, file: 'second.eml', date: '2026-11-20T10:01:00.000Z' }],
  });

  for (const mail of ['2', 'first.eml']) {
    const sheet = (await runCommand(shop, mailShow, [mail])).lines.join('\n');
    expect(sheet).toContain('subject           Ordine ricevuto: Citroën');
    expect(sheet).toContain('È tutto qui.\nCiao [2J');
  }
  for (const mail of ['../session-secret', '3', '0', 'none.eml'])
    await expect(runCommand(shop, mailShow, [mail])).rejects.toThrow(Refused);
});
