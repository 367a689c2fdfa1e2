/** On which side of a car a part belongs: what the yard says of it, else its name. */
import type { sides } from './vocabulary.ts';

export type Side = (typeof sides)[number];

const inNames = {
  left: /\b(?:sinistr[oaie]|left|sx|lh)\b/i,
  right: /\b(?:destr[oaie]|right|dx|rh)\b/i,
} as const;

/** @returns undefined where nobody says one, or the name says both */
export function sideOfPart({
  side,
  name,
}: {
  readonly side?: Side | null;
  readonly name: string;
}): Side | undefined {
  if (side) return side;
  const [isLeft, isRight] = [inNames.left.test(name), inNames.right.test(name)];
  if (isLeft === isRight) return undefined;
  return isLeft ? 'left' : 'right';
}
