/** What a mistyped word was probably meant to be. */
import { slipsBetween } from '../../../domain/edit-distance.ts';

/** @returns ` Did you mean …?`, or nothing when no known word is near */
export function suggestion(typed: string, known: readonly string[]): string {
  const slips = Math.max(1, Math.floor(typed.replace(/^-+/, '').length / 3));
  const [nearest] = known
    .map((word) => ({ word, distance: slipsBetween(typed, word) }))
    .filter(({ distance }) => distance <= slips)
    .sort((one, other) => one.distance - other.distance);
  return nearest ? ` Did you mean ${nearest.word}?` : '';
}
