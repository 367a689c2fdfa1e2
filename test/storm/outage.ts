/** People buy, pay, change their minds and try again while servers are killed and the database crashes under them. */
import { randomUUID } from 'node:crypto';
import { Problem } from '../../domain/problem.ts';
import type { CheckoutResult } from '../../domain/contract/checkout-result.ts';
import { signSandboxEvent } from '../../server/payments/sandbox.ts';
import { ConnectionLost } from '../../src/lib/failure.ts';
import { payByCard } from '../people.ts';
import type { Promises } from './books.ts';
import { insist, isLost } from './insist.ts';
import type { Storm } from './open-storm.ts';
import type { Buyer } from './people.ts';

const cards = { good: '4242424242424242', declined: '4000000000000002' };

/** `Promises`, as they are being made. */
export type Memory = {
  readonly keysOf: Map<string, Set<string>>;
  readonly paid: Set<string>;
  readonly soldElsewhere: Set<string>;
  /** What people did, counted. */
  readonly deeds: Record<string, number>;
};

export const emptyMemory = (): Memory & Promises => ({
  keysOf: new Map(),
  paid: new Set(),
  soldElsewhere: new Set(),
  deeds: {},
});

/** One buyer, again and again until it is over. */
export async function buyAndBuy(
  storm: Storm,
  buyer: Buyer,
  parts: readonly number[],
  memory: Memory,
  isOver: () => boolean,
): Promise<void> {
  const did = (deed: string) => (memory.deeds[deed] = (memory.deeds[deed] ?? 0) + 1);
  while (!isOver()) {
    const key = randomUUID();
    const wanted = [pick(parts), pick(parts)].slice(0, chance(0.3) ? 2 : 1);
    const method = chance(0.85) ? 'card' : 'bank_transfer';
    const placed = await insist(async () => {
      const checkout = await buyer.checkoutFor([...new Set(wanted)], method);
      return insist(() => buyer.api.checkout(checkout, key), isLost);
    }, isLost).catch((error: unknown) => did(refusal(error)));
    if (typeof placed !== 'object') continue;
    did(`ordered by ${method}`);
    memory.keysOf.set(placed.orderId, (memory.keysOf.get(placed.orderId) ?? new Set()).add(key));
    if (placed.payment.kind === 'redirect') await pay(storm, buyer, placed, memory, did);
  }
}

async function pay(
  storm: Storm,
  buyer: Buyer,
  placed: CheckoutResult,
  memory: Memory,
  did: (deed: string) => void,
): Promise<void> {
  if (chance(0.1)) return did('left without paying');
  const card = chance(0.85) ? cards.good : cards.declined;
  const answer = await insist(async () => {
    const came = await payByCard(buyer, placed, card);
    if (came.status >= 500) throw new ConnectionLost();
    return came;
  }, isLost);
  const isPaid = new URL(answer.headers.get('location') ?? '/', 'http://x').pathname.endsWith('/success');
  did(isPaid ? 'paid' : 'was not paid');
  if (isPaid) memory.paid.add(placed.orderId);
  // A provider tells more than once, and not in order.
  for (let again = 0; again < 3; again += 1) await tellAgain(storm, placed, isPaid).catch(() => {});
}

/** The webhook as the provider sends it, once more, to whichever server. */
async function tellAgain(storm: Storm, placed: CheckoutResult, isPaid: boolean): Promise<void> {
  const { deps } = storm;
  const { rows } = await deps.database.pool.query<{ reference: string; amount: number; currency: string }>(
    'select reference, amount, currency from payments where order_id = $1',
    [placed.orderId],
  );
  const [payment] = rows;
  if (!payment) return;
  const type = isPaid ? 'payment.paid' : 'payment.failed';
  const event = { id: `evt_${payment.reference}_${type}`, type, ...payment } as const;
  const { body, headers } = signSandboxEvent(deps.config, event, deps.clock());
  await storm.fetch(`${deps.config.publicUrl}/api/payments/webhook`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
}

const refusal = (error: unknown): string => (error instanceof Problem ? error.code : String(error));

const chance = (share: number): boolean => Math.random() < share;
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
