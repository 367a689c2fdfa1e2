import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

const from = { name: 'Smonto', address: 'ciao@smonto.example' };
const mail = {
  to: 'maria@example.com',
  subject: 'Ciao',
  text: 'testo',
  html: '<p>testo</p>',
  messageId: 'order-1',
};

async function openOutbox() {
  const folder = await mkdtemp(join(tmpdir(), 'smonto-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const outbox = createOutbox(join(folder, 'outbox'), from, () => new Date('2026-11-20T10:00:00Z'));
  const read = async () => {
    const files = await readdir(join(folder, 'outbox'));
    return { files, first: await readFile(join(folder, 'outbox', files[0] ?? ''), 'utf8') };
  };
  return { outbox, read, folder: join(folder, 'outbox') };
}

test('nobody but its owner looks into the folder', async () => {
  const { outbox, folder } = await openOutbox();
  await outbox.send(mail);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('the same mail twice is one file, as text and as HTML', async () => {
  const { outbox, read } = await openOutbox();
  await outbox.send(mail);
  await outbox.send(mail);
  const { files, first } = await read();
  expect(files).toEqual(['order-1.eml']);
  expect(first).toMatch(/^Message-ID: <order-1@smonto\.example>\r?$/m);
  expect(first).toMatch(/^Date: Fri, 20 Nov 2026 10:00:00 \+0000\r?$/m);
  expect(first).toContain('text/plain');
  expect(first).toContain('text/html');
});

test('a line break in a subject or an address makes no header', async () => {
  const { outbox, read } = await openOutbox();
  await outbox.send({
    ...mail,
    subject: 'Ciao\r\nBcc: x@example.com',
    to: 'maria@example.com\nBcc: y@example.com',
  });
  expect((await read()).first).not.toMatch(/^Bcc:/m);
});

test('a message id never leads out of the folder', async () => {
  const { outbox, read } = await openOutbox();
  await outbox.send({ ...mail, messageId: '../../oops' });
  expect((await read()).files).toEqual(['.._.._oops.eml']);
});

test('a mail that can be ended says how, for one press too (RFC 8058)', async () => {
  const { outbox, read } = await openOutbox();
  const unsubscribeUrl = `https://smonto.example/api/newsletter/unsubscribe?token=${'x'.repeat(43)}`;
  await outbox.send({ ...mail, unsubscribeUrl });
  const { first } = await read();
  expect(first.replace(/\r\n[ \t]+/g, ' ')).toMatch(/^List-Unsubscribe: <https:\S+token=x{43}>\r?$/m);
  expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
});
