/** Tells the shop which pieces were taken, one after the other in the order of the presses. Page and service worker have the same. */
import * as z from 'zod/mini';
import { sendToDesk, type Flushed } from '../send-to-desk.ts';
import { withLock } from '../with-lock.ts';
import { isWaiting, readTicks, tickBox, type PickTick } from './pick-ticks.ts';

/** What the service worker is woken for, and by what page and worker take turns. */
export const ticksTag = 'desk-pick-ticks';

/** Told when all that waited was tried: whether some still wait for a line. */
export type TickNews = { readonly isAnyLeft: boolean };

const timeoutMs = 15_000;

const PickedItems = z.object({
  items: z.array(
    z.object({ id: z.string(), pickedAt: z.nullable(z.string()), pickedBy: z.nullable(z.string()) }),
  ),
});

/** @param now milliseconds since 1970 */
export async function flushTicks(fetch: typeof globalThis.fetch, now: () => number): Promise<Flushed> {
  return withLock(ticksTag, async () => {
    for (const tick of (await readTicks()).filter(isWaiting)) {
      const became = await sendTick(tick, fetch, now);
      if (became === 'done') continue;
      tickBox.tell({ isAnyLeft: true } satisfies TickNews);
      return became;
    }
    tickBox.tell({ isAnyLeft: false } satisfies TickNews);
    return 'done';
  });
}

/** Said twice it changes nothing: a piece is taken, or it is not. */
async function sendTick(
  { itemId, orderNumber, isPicked, at }: PickTick,
  fetch: typeof globalThis.fetch,
  now: () => number,
): Promise<Flushed> {
  const path = `/api/desk/orders/${encodeURIComponent(orderNumber)}/items/${itemId}/picked`;
  const sent = await sendToDesk(fetch, path, timeoutMs, (body) => PickedItems.parse(body), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ isPicked }),
  });
  if (typeof sent === 'string') return sent;
  await tickBox.change(itemId, (tick) => {
    // Pressed again meanwhile: that one goes next.
    if (tick?.at !== at) return tick;
    if ('refusal' in sent) return { ...tick, refusal: sent.refusal.code };
    const item = sent.answer.items.find(({ id }) => id === itemId);
    return item && { ...tick, answer: { pickedAt: item.pickedAt, pickedBy: item.pickedBy, at: now() } };
  });
  return 'done';
}
