/** What may be withheld of the price of a piece that came back (art. 57(2) Codice del consumo). */
import type { PieceOutcome } from '../vocabulary.ts';

/**
 * Whether the buyer can be held to what a piece is worth less. Only for what they did with it beyond looking whether it is right: so it
 * came back worse than it left, and it had left at all.
 */
export const isReducible = (item: {
  readonly outcome: PieceOutcome | null;
  readonly wasSent: boolean;
}): boolean => item.wasSent && (item.outcome === 'worse' || item.outcome === 'unusable');
