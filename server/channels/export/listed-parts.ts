/** The parts that go onto marketplaces by file: for sale to anybody. Safety parts are sold to repairers alone, whom no file tells apart. */
import { sql } from 'drizzle-orm';
import type { ChannelPart } from '../../../domain/contract/channels.ts';
import type { Executor } from '../../db/client.ts';
import { readChannelParts, type ShopPlace } from '../stock/read-channel-parts.ts';

/** How many are read at a time: others get their turn in between. */
const atATime = 200;

/** In the order of their ids. @param at where the shop and its pictures are */
export async function* listedParts(db: Executor, at: ShopPlace): AsyncGenerator<ChannelPart> {
  for (let after = 0; ;) {
    const which = sql`parts.id > ${after} and parts.available > 0 and not kind.safety`;
    const parts = await readChannelParts(db, which, at, atATime);
    yield* parts;
    if (parts.length < atATime) return;
    after = parts.at(-1)?.id ?? after;
  }
}
