import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';
import { readMail, listOutbox, readOutboxMail } from './read-outbox.ts';

const folder = await mkdtemp(join(tmpdir(), 'smonto-read-'));
afterAll(() => rm(folder, { recursive: true }));

const from = { name: 'Smonto è qui', address: 'ciao@smonto.example' };
const mail = {
  to: 'maria@example.com',
  subject: 'Ciao',
  text: 'testo',
  html: '<p>testo</p>',
  messageId: 'order-1',
};
const at = (time: string) => createOutbox(folder, from, () => new Date(time));

test('what the outbox wrote is read as it was meant, whatever signs are in it', async () => {
  const outbox = at('2026-11-20T10:00:00Z');
  // Mail forgets blanks at the ends of lines and what is no text.
  const line = fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((text) => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim());
  await fc.assert(
    fc.asyncProperty(line, fc.array(line), async (subject, lines) => {
      await outbox.send({ ...mail, subject, text: lines.join('\n'), messageId: 'any' });
      const read = readMail(await readFile(join(folder, 'any.eml')));
      expect(read.subject).toBe(subject);
      expect(read.text.trimEnd()).toBe(lines.join('\n').trimEnd());
    }),
    { numRuns: 200 },
  );
  expect(readMail(await readFile(join(folder, 'any.eml')))).toMatchObject({
    date: new Date('2026-11-20T10:00:00Z'),
    from: 'Smonto è qui <ciao@smonto.example>',
    to: 'maria@example.com',
    replyTo: undefined,
  });
  await rm(join(folder, 'any.eml'));
});

test('the outbox is listed, the latest first, and nothing outside of it is read', async () => {
  await at('2026-11-20T10:00:00Z').send({ ...mail, messageId: 'first' });
  await at('2026-11-21T10:00:00Z').send({ ...mail, messageId: 'second', replyTo: 'luca@example.com' });
  await writeFile(join(folder, 'third.eml.part'), 'half a mail');
  const listed = await listOutbox(folder);
  expect(listed.map(({ number, file, replyTo }) => [number, file, replyTo])).toEqual([
    [1, 'second.eml', 'luca@example.com'],
    [2, 'first.eml', undefined],
  ]);
  expect(await readOutboxMail(folder, 'second.eml')).toMatchObject({ text: 'testo' });
  expect(await readOutboxMail(join(folder, 'none'), 'second.eml')).toBeUndefined();
  expect(await readOutboxMail(folder, `../${folder.split('/').at(-1)}/second.eml`)).toBeUndefined();
  expect(await listOutbox(join(folder, 'none'))).toEqual([]);
});

test('a file that is no mail is an empty one', () => {
  expect(readMail(Buffer.from('\u0000\u0001 garbage'))).toMatchObject({
    subject: '',
    text: '',
    date: undefined,
  });
});

test('what is attached is read byte by byte, and the text beside it', async () => {
  const content = Uint8Array.from({ length: 3_000 }, (_, at) => (at * 7) % 256);
  const attachments = ['foto-1.jpg', 'foto-2.jpg'].map((name, at) => ({
    name,
    type: 'image/jpeg' as const,
    content: content.subarray(at),
  }));
  await at('2026-11-20T10:00:00Z').send({ ...mail, attachments, messageId: 'with-photos' });
  const read = readMail(await readFile(join(folder, 'with-photos.eml')));
  expect(read.text.trimEnd()).toBe('testo');
  expect(read.attachments.map(({ name, content: bytes }) => [name, [...bytes]])).toEqual(
    attachments.map(({ name, content: bytes }) => [name, [...bytes]]),
  );
});
