/** All pieces that lie on this phone, as they are now, and which of them is on its way. */
import { useEffect, useState } from 'react';
import type { PieceItem } from '../../offline/desk-listing/piece-item.ts';
import { pieceBox, readPieces } from '../../offline/desk-listing/pieces.ts';
import type { Sending } from '../../offline/desk-listing/flush-pieces.ts';

export type Pieces = { readonly items: readonly PieceItem[]; readonly sending: Sending | undefined };

export function usePieces(): Pieces {
  const [items, setItems] = useState<readonly PieceItem[]>([]);
  const [sending, setSending] = useState<Sending>();
  useEffect(() => {
    let isGone = false;
    let asked = 0;
    async function look(): Promise<void> {
      const own = ++asked;
      const read = await readPieces();
      // One that was asked later may have answered before.
      if (!isGone && own === asked) setItems(read);
    }
    void look();
    const stop = pieceBox.onChange((told) => {
      if (isSending(told)) setSending(told);
      else void look();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return { items, sending };
}

const isSending = (told: unknown): told is Sending =>
  typeof told === 'object' && told !== null && 'sending' in told;
