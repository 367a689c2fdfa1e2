import { generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openPostOffice } from '../../test/smtp-server.ts';
import type { Mail } from './mailer.ts';
import { readMail } from './read-outbox.ts';
import { createSmtp } from './smtp.ts';

const from = { name: 'Smonto', address: 'ciao@smonto.example' };
const clock = () => new Date('2026-11-20T10:00:00Z');
const brief = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, dnsTimeout: 300 };
const mail: Mail = {
  to: 'maria@example.com',
  subject: 'Il tuo ordine è partito 🔧',
  text: 'Ciao Łucja,\n.\nil pacco è in viaggio.',
  html: '<p>Ciao Łucja</p>',
  messageId: 'order-shipped-1',
};

test('a mail arrives as it was written, with the name of the shop and its own', async () => {
  const office = await openPostOffice();
  await createSmtp(office.url, from, clock).send(mail);
  const [{ from: sender, to, raw } = { from: '', to: [], raw: '' }] = office.received;
  expect([sender, to]).toEqual(['ciao@smonto.example', ['maria@example.com']]);
  const { subject, text, date } = readMail(Buffer.from(raw));
  expect(subject).toBe(mail.subject);
  // A line of a single point ends a mail on its way, unless somebody sees to it.
  expect(text.trim()).toBe(mail.text);
  expect(date).toEqual(clock());
  expect(raw).toMatch(/^From: Smonto <ciao@smonto\.example>\r?$/m);
  expect(raw).toMatch(/^Message-ID: <order-shipped-1@smonto\.example>\r?$/m);
});

test('no holiday answers a mail of the shop, and it is signed for the shop’s own domain where a key is given', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const office = await openPostOffice();
  await createSmtp(office.url, from, clock).send(mail);
  await createSmtp(office.url, from, clock, { dkim: { selector: 'mail2026', privateKey } }).send(mail);
  const [plain = { raw: '' }, signed = { raw: '' }] = office.received;
  for (const { raw } of [plain, signed]) expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(plain.raw).not.toContain('DKIM-Signature');
  expect(signed.raw).toMatch(/DKIM-Signature:[^]*d=smonto\.example;[^]*s=mail2026;/);
});

test('the shop says who it is where the server asks, and is not heard with a wrong password', async () => {
  const office = await openPostOffice('bottega@smonto.example:c0l:tello@/?#');
  await createSmtp(office.url, from, clock).send(mail);
  expect(office.received).toHaveLength(1);
  const wrong = new URL(office.url);
  wrong.password = 'altro';
  await expect(createSmtp(wrong.href, from, clock).send(mail)).rejects.toThrow(/^the mail server .* \(535\)/);
  expect(office.received).toHaveLength(1);
});

test('what people write makes no header and no recipient', async () => {
  const office = await openPostOffice();
  const smtp = createSmtp(office.url, from, clock);
  const line = 'x\r\nBcc: altri@example.com\r\n\r\ntutto nuovo';
  await smtp.send({ ...mail, subject: line, text: line, replyTo: `a@example.com\r\nBcc: b@example.com` });
  for (const to of [
    'maria@example.com\r\nRCPT TO:<altri@example.com>',
    'maria@example.com>, <altri@example.com',
    'maria@example.com, altri@example.com',
    'Maria <altri@example.com>',
  ])
    // Whether it is refused or goes to nobody: not to somebody else.
    await smtp.send({ ...mail, to }).catch(() => {});
  expect(office.received.flatMap(({ to }) => to)).not.toContain('altri@example.com');
  for (const { raw } of office.received) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^(Bcc|RCPT)/im);
  }
});

test('a server that refuses or puts off is an error that says which, and nobody’s address', async () => {
  const office = await openPostOffice();
  const smtp = createSmtp(office.url, from, clock);
  office.mood = 'refuses';
  await expect(smtp.send(mail)).rejects.toThrow(/^the mail server did not take it \(550\): .*no such user/);
  await expect(smtp.send(mail)).rejects.not.toThrow('maria@example.com');
  office.mood = 'puts off';
  await expect(smtp.send(mail)).rejects.toThrow('(451)');
  office.mood = 'takes';
  await smtp.send(mail);
  expect(office.received).toHaveLength(1);
});

test('nobody waits for ever: a server that is silent, gone, or hangs up', async () => {
  const office = await openPostOffice();
  const smtp = createSmtp(office.url, from, clock, { waits: brief });
  office.mood = 'says nothing';
  await expect(smtp.send(mail)).rejects.toThrow('(ETIMEDOUT)');
  office.mood = 'hangs up';
  await expect(smtp.send(mail)).rejects.toThrow('the mail server did not take it');
  const closed = createServer().listen(0, '127.0.0.1');
  const { port } = await new Promise<AddressInfo>((resolve) =>
    closed.once('listening', () => resolve(closed.address() as AddressInfo)),
  );
  await new Promise((resolve) => void closed.close(resolve));
  await expect(createSmtp(`smtp://127.0.0.1:${port}`, from, clock).send(mail)).rejects.toThrow('ESOCKET');
});

test('beyond this machine nothing is said in the clear, unless the address allows it', async () => {
  const office = await openPostOffice('maria:segreta');
  // Another name of this machine, as a relay of the house would have.
  const relay = office.url.replace('127.0.0.1', '0.0.0.0');
  await expect(createSmtp(relay, from, clock).send(mail)).rejects.toThrow(/TLS/);
  expect(office.received).toEqual([]);
  await createSmtp(`${relay}?requireTLS=false`, from, clock).send(mail);
  expect(office.received).toHaveLength(1);
});

test('mails share a connection; one that the server gave up, or that was hung up, is dialled anew', async () => {
  const office = await openPostOffice();
  const smtp = createSmtp(office.url, from, clock);
  for (let nth = 0; nth < 3; nth++) await smtp.send(mail);
  expect([office.received.length, office.calls]).toEqual([3, 1]);
  office.hangUp();
  await expect.poll(() => smtp.send(mail).then(() => office.calls)).toBe(2);
  smtp.close();
  await smtp.send(mail);
  expect(office.calls).toBe(3);
  smtp.close();
});

test('ten mails are under way at once, or as many as the address says', async () => {
  const office = await openPostOffice();
  const calls = async (url: string) => {
    const before = office.calls;
    const smtp = createSmtp(url, from, clock);
    await Promise.all(Array.from({ length: 30 }, () => smtp.send(mail)));
    smtp.close();
    return office.calls - before;
  };
  expect(await calls(office.url)).toBe(10);
  expect(await calls(`${office.url}/?maxConnections=2`)).toBe(2);
});
