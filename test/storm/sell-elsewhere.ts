/** A channel in the storm: it keeps, releases and sells the same pieces as the shop, tells each sale twice, and tries on where no answer comes. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../domain/problem.ts';
import type { Hold } from '../../domain/contract/channels.ts';
import { openChannel } from '../channel-client.ts';
import { insist, isLost } from './insist.ts';
import type { Memory } from './outage.ts';
import type { Storm } from './open-storm.ts';

/** @param memory notes what was sold, and how often somebody else was first */
export async function sellElsewhere(
  storm: Storm,
  parts: readonly number[],
  memory: Pick<Memory, 'soldElsewhere' | 'deeds'>,
  isOver: () => boolean,
): Promise<void> {
  const channel = await insist(
    () => openChannel(storm),
    () => true,
  );
  const did = (deed: string) => (memory.deeds[deed] = (memory.deeds[deed] ?? 0) + 1);
  const ask = <Body>(method: string, path: string, body?: unknown, key?: string) =>
    insist(async () => {
      const answer = await channel.ask<Body>(method, path, body, key);
      if (answer.status >= 500) throw new Problem('unavailable');
      return answer;
    }, isLost);

  while (!isOver()) {
    await pause(150);
    const partId = parts[Math.floor(Math.random() * parts.length)]!;
    const [reference, key] = [randomUUID(), randomUUID()];
    const hold =
      Math.random() < 0.5
        ? await ask<Hold>('POST', '/holds', { partId, quantity: 1, minutes: 1 }, randomUUID())
        : undefined;
    if (hold?.status === 201 && Math.random() < 0.3) {
      await ask('DELETE', `/holds/${hold.body.id}`);
      did('released elsewhere');
      continue;
    }
    const holdId = hold?.status === 201 ? { holdId: hold.body.id } : {};
    const sale = { partId, quantity: 1, reference, ...holdId };
    const [one] = await Promise.all([1, 2].map(() => ask('POST', '/sales', sale, key)));
    if (one?.status !== 201) {
      did('came too late elsewhere');
      continue;
    }
    memory.soldElsewhere.add(reference);
    did('sold elsewhere');
  }
}
