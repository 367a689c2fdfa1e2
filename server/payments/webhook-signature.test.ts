import { expect, test } from 'vitest';
import { checkWebhookSignature, signWebhook } from './webhook-signature.ts';

const key = Buffer.from('a key of the test');
const body = Buffer.from('{"id":"evt_1"}');
const now = new Date('2026-11-20T10:00:00Z');
const header = signWebhook(key, body, now);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const refused = expect.objectContaining({ code: 'bad_signature' });

test('a signature is good for five minutes', () => {
  expect(() => checkWebhookSignature(key, body, header, later(300))).not.toThrow();
  expect(() => checkWebhookSignature(key, body, header, later(301))).toThrow(refused);
  expect(() => checkWebhookSignature(key, body, header, later(-301))).toThrow(refused);
});

test('another body, key or time is not what was signed', () => {
  expect(() => checkWebhookSignature(key, Buffer.from('{}'), header, now)).toThrow(refused);
  expect(() => checkWebhookSignature(Buffer.from('other'), body, header, now)).toThrow(refused);
  const redated = header.replace(/t=\d+/, `t=${now.getTime() / 1000 + 60}`);
  expect(() => checkWebhookSignature(key, body, redated, now)).toThrow(refused);
});

test('a missing or garbled header is a bad signature', () => {
  for (const header of [undefined, '', 't=1', 't=1,v1=00', ['a', 'b']]) {
    expect(() => checkWebhookSignature(key, body, header, now)).toThrow(refused);
  }
});
