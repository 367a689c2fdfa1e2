/** A piece that is listed at the shelf: as it is being typed, as it waits for a network, and what the shop made of it. */
import type { TypedPiece } from '../../../domain/listing/typed-piece.ts';
import type { DeskRefusal } from '../send-to-desk.ts';

/** Its bytes lie apart, under `id`: what is said of a piece is written often, and they are megabytes. */
export type ListedPhoto = {
  /** Begins with the key of its piece. */
  readonly id: string;
  /** SHA-256, in hexadecimal: the shop knows it by this. */
  readonly hash: string;
  /** Whether the shop has it: what a bad line broke off begins again with the others. */
  readonly isSent: boolean;
};

export type PieceItem = {
  /** Its `Idempotency-Key`: however often it is sent, it is on sale once. */
  readonly key: string;
  /**
   * `draft` is being typed, `waiting` goes as soon as it can, `refused` stays until somebody mends it, `listed` is on sale and told for
   * a while.
   */
  readonly fate: 'draft' | 'waiting' | 'refused' | 'listed';
  /** Milliseconds since 1970: when somebody began to type, when it was done, when the shop had it. */
  readonly at: number;
  /** What it is called in the list of all that waits. */
  readonly name: string;
  /** Stands in for a code of the yard's own. */
  readonly madeCode: string;
  readonly typed: TypedPiece;
  readonly photos: readonly ListedPhoto[];
  readonly refusal?: DeskRefusal;
  /** Of one that is on sale. */
  readonly partId?: number;
};

const fates: readonly unknown[] = ['draft', 'waiting', 'refused', 'listed'] satisfies PieceItem['fate'][];

/** Whether what lies in the browser is an item of this version of the desk. */
export function isPieceItem(stored: unknown): stored is PieceItem {
  if (typeof stored !== 'object' || stored === null) return false;
  const { key, fate, at, name, madeCode, typed, photos } = stored as Record<string, unknown>;
  const areTexts = [key, name, madeCode].every((one) => typeof one === 'string');
  if (!areTexts || typeof at !== 'number' || !fates.includes(fate)) return false;
  return typeof typed === 'object' && typed !== null && Array.isArray(photos);
}

/** The code under which it is, or will be, known in the yard. */
export const codeOf = ({ typed, madeCode }: Pick<PieceItem, 'typed' | 'madeCode'>): string =>
  typed.sku.trim() || madeCode;
