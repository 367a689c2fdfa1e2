/** What a yard's file does to the stock of a piece that the shop sells from at the same time. Pure; decision 0002. */

export type FileStock = {
  /** Pieces in the yard, those kept for buyers included. */
  readonly onHand: number;
  /** Kept for orders that await their payment. */
  readonly reserved: number;
  /** What the file said last, plus what it took and could not be given yet. */
  readonly listed: number;
};

/**
 * The stock moves by what the file's number moved, so that sold pieces stay sold; it never falls below what is kept for buyers. What
 * could not be taken for their sake stays in `listed`, and the next file takes it when the pieces were not bought after all.
 *
 * @param quantity what the file says now
 */
export function restocked({ onHand, reserved, listed }: FileStock, quantity: number): FileStock {
  const wanted = Math.max(0, onHand + quantity - listed);
  const after = Math.max(reserved, wanted);
  return { onHand: after, reserved, listed: quantity + after - wanted };
}

/** The file no longer holds the piece: everything that nobody keeps leaves, also what the shopkeeper counted by hand. */
export const takenOut = ({ reserved }: FileStock): FileStock => ({
  onHand: reserved,
  reserved,
  listed: reserved,
});
