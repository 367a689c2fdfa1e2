/** On which side of a car a part belongs: what the yard says of it, else its name. */
import { saysSide } from './side-words.ts';
import type { Side } from './vocabulary.ts';

/** @returns undefined where nobody says one, or the name says both */
export function sideOfPart({
  side,
  name,
}: {
  readonly side?: Side | null;
  readonly name: string;
}): Side | undefined {
  if (side) return side;
  const [isLeft, isRight] = [saysSide('left', name), saysSide('right', name)];
  if (isLeft === isRight) return undefined;
  return isLeft ? 'left' : 'right';
}
