/** What a channel has sold is taken from its place, or put back there. */
import { eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { channelPieces, channels } from '../../db/schema/channels.ts';
import { logAction, type Actor } from '../action-log.ts';

/**
 * Said twice by the same person it changes nothing. Of two who take it at once the second is told: one of them would else look for a piece
 * that is gone.
 *
 * @throws Problem `sale_not_found`, also for one that its channel has taken back; `taken_before` where somebody else has it
 */
export async function pickSold(
  tx: Executor,
  who: Actor,
  { saleId, isPicked }: { readonly saleId: string; readonly isPicked: boolean },
  now: Date,
): Promise<void> {
  const [sale] = await tx.select().from(channelPieces).where(eq(channelPieces.id, saleId)).for('update');
  if (!sale || sale.state !== 'sold') throw new Problem('sale_not_found');
  const isTaken = sale.pickedAt !== null;
  if (isPicked && isTaken && sale.pickerId !== who.id) throw new Problem('taken_before');
  if (isPicked === isTaken) return;
  const pickedBy = isPicked ? who.name : null;
  await tx
    .update(channelPieces)
    .set({ pickedAt: isPicked ? now : null, pickedBy, pickerId: isPicked ? who.id : null })
    .where(eq(channelPieces.id, saleId));
  const [named] = await tx
    .select({ code: parts.sku, channel: channels.name })
    .from(channelPieces)
    .innerJoin(parts, eq(parts.id, channelPieces.partId))
    .innerJoin(channels, eq(channels.id, channelPieces.channelId))
    .where(eq(channelPieces.id, saleId));
  const { code = '', channel = '' } = named ?? {};
  const { reference } = sale;
  await logAction(
    tx,
    who,
    {
      action: isPicked ? 'sold_elsewhere_picked' : 'sold_elsewhere_put_back',
      subject: code,
      before: { pickedBy: sale.pickedBy },
      after: { channel, reference, pickedBy },
    },
    now,
  );
}
