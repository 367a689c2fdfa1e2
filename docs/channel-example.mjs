// A connector in short: keeps a list of the stock alike, says what was sold elsewhere, and checks who brings news.
// SHOP=https://shop.example TOKEN=smonto_… node channel-example.mjs
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

const { SHOP = 'http://localhost:3000', TOKEN = '' } = process.env;

async function ask(method, path, body, key) {
  const answer = await fetch(`${SHOP}/api/channel${path}`, {
    method,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told = answer.status === 204 ? undefined : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(told.code), told);
  return told;
}

// What is for sale, by its id. The cursor is to be stored with it: from there it goes on after a restart.
export const stock = new Map();
let cursor;

/** Reads what changed; once all parts where nothing was read before. */
export async function follow() {
  for (let isComplete = false; !isComplete;) {
    const page = await ask('GET', `/parts${cursor ? `?cursor=${cursor}` : ''}`);
    for (const part of page.parts) {
      if (part.available > 0) stock.set(part.id, part);
      else stock.delete(part.id);
    }
    for (const id of page.removed) stock.delete(id);
    ({ cursor, isComplete } = page);
  }
}

/** Says that a piece was sold. The key is stored before, and sent again with every try until there is an answer. */
export const sold = (partId, reference, key = randomUUID()) =>
  ask('POST', '/sales', { partId, quantity: 1, reference }, key);

/** Whether news come from the shop: HMAC-SHA256 over `time.body`, of these five minutes. */
export function isOurs(secret, body, header) {
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex'));
}

if (import.meta.main) {
  await follow();
  const before = stock.size;
  const [part] = stock.values();
  if (part) await sold(part.id, 'example-1');
  await follow();
  process.stdout.write(`${JSON.stringify({ before, after: stock.size, sold: part?.id ?? null })}\n`);
}
