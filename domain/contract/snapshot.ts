/** `GET /yard`: the whole catalogue, cut into pieces to be carried and searched without a network. */
import * as z from 'zod/mini';

/** Name of a piece: what its content is hashed to (SHA-256, hexadecimal), before it is compressed. */
export const PieceName = z.string().check(z.regex(/^[\da-f]{64}$/));

export const Piece = z.object({
  sha256: PieceName,
  /** As it travels, compressed. */
  bytes: z.int(),
  /**
   * `words` are names and words of the trade (one piece); `numbers`, `stock` (prices and what there is) and `descriptions` are the
   * tables of some parts, which belong together by `make`, `from` and `to`.
   */
  of: z.enum(['words', 'numbers', 'stock', 'descriptions']),
  /** The make whose parts they are; 0 for parts of none, and for words. */
  make: z.int(),
  /** The first id of its parts, and the first one behind them; 0 for words. */
  from: z.int(),
  to: z.int(),
});
export type Piece = z.infer<typeof Piece>;

/** In the order in which they are useful: words, numbers, stock, descriptions. */
export const Snapshot = z.object({
  /** To be given back as `since`; opaque. */
  version: z.string(),
  /** When it was made: ISO 8601. */
  madeAt: z.string(),
  parts: z.int(),
  /** Of all pieces as they travel. */
  bytes: z.int(),
  pieces: z.array(Piece),
});
export type Snapshot = z.infer<typeof Snapshot>;

export const PieceParameters = z.object({ sha256: PieceName });

export const ChangesQuery = z.object({ since: z.string().check(z.minLength(1), z.maxLength(2000)) });

/** Ids of one piece: they stay together, whatever else comes and goes. */
export const idsInPiece = 2048;
