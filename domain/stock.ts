/** Pieces of a part: how many lie in the yard, how many of those are kept for buyers, and what may happen to them. */

/** `onHand` counts the reserved pieces too; what can be bought now is the difference. */
export type Stock = { readonly onHand: number; readonly reserved: number };

/** How many pieces can be bought now. */
export function availableOf(stock: Stock): number {
  return stock.onHand - stock.reserved;
}

/** Keeps pieces for a buyer who is about to pay; undefined when there are not enough. */
export function reserve(stock: Stock, quantity: number): Stock | undefined {
  if (availableOf(stock) < quantity) return undefined;
  return { ...stock, reserved: stock.reserved + quantity };
}

/** Frees kept pieces: the payment failed or the time was up. */
export function release(stock: Stock, quantity: number): Stock {
  return { ...stock, reserved: stock.reserved - quantity };
}

/** Pieces that were sold are in the yard again. */
export function takeBack(stock: Stock, quantity: number): Stock {
  return { ...stock, onHand: stock.onHand + quantity };
}

/** Reserved pieces leave the yard: they were paid. */
export function sellReserved(stock: Stock, quantity: number): Stock {
  return { onHand: stock.onHand - quantity, reserved: stock.reserved - quantity };
}

/** Pieces that nobody keeps leave the yard: a payment came after its reservation; undefined when there are not enough. */
export function sellFree(stock: Stock, quantity: number): Stock | undefined {
  if (availableOf(stock) < quantity) return undefined;
  return { ...stock, onHand: stock.onHand - quantity };
}
