/** Whether what came first is what was asked for. Reads parts by itself: nothing of the shop's own search is used to judge it. */
import { fold, wordsOf } from '../../domain/fold.ts';
import { normalizePartNumber } from '../../domain/part-number.ts';
import type { Asked, Side } from './round.ts';

/** A car of a part: the one it was taken from, with its year, or one that it fits, with the model's years. */
export type KnownCar = {
  readonly make: string;
  /** Empty where the yard did not say it. */
  readonly model: string;
  readonly from: number | null;
  readonly to: number | null;
};

/** A part as the catalogue has it, in Italian. */
export type KnownPart = {
  readonly name: string;
  readonly kind: string;
  readonly numbers: readonly string[];
  readonly cars: readonly KnownCar[];
  readonly engine: string;
  readonly fuel: string;
  readonly colour: string;
};

/** One of the first parts of an answer. */
export type Found = {
  readonly part: KnownPart;
  /** The answer says beside it that the yard did not say which side it is. */
  readonly isSideUnknown: boolean;
};

/** How many of the first are looked at. */
export const looked = 3;

/**
 * @param total how many parts the answer says there are
 * @param found the first of them, the best first
 * @param catalogue all parts of the shop
 */
export function isRight(
  asked: Asked,
  { total, found }: { readonly total: number; readonly found: readonly Found[] },
  catalogue: readonly KnownPart[],
): boolean {
  if (asked.isAbsent) return total === 0;
  const first = found.slice(0, looked);
  // Who asks for two numbers wants both parts.
  const each = asked.numbers.length > 1 ? asked.numbers.map((number) => [number]) : [asked.numbers];
  return each.every((numbers) => first.some((one) => isAsked({ ...asked, numbers }, one, catalogue)));
}

/** Whether all that is asked holds for one part. */
export function isAsked(
  asked: Asked,
  { part, isSideUnknown }: Found,
  catalogue: readonly KnownPart[],
): boolean {
  if (!isButForItsSide(asked, part)) return false;
  if (asked.sides.length === 0) return true;
  const told = sidesOf(part.name);
  if (asked.sides.every((side) => told.has(side))) return true;
  // One that says another side is wrong; one that says none is right where nothing better is to be had, and it is said.
  const isOther = asked.sides.some((side) => told.has(opposite[side]));
  if (isOther || !isSideUnknown) return false;
  return !catalogue.some(
    (other) => isButForItsSide(asked, other) && asked.sides.every((side) => sidesOf(other.name).has(side)),
  );
}

function isButForItsSide(asked: Asked, part: KnownPart): boolean {
  const numbers = part.numbers.map(normalizePartNumber);
  return (
    isOneOf(asked.kinds, (kind) => kind === part.kind) &&
    isOneOf(asked.numbers, (number) => numbers.includes(normalizePartNumber(number))) &&
    isOneOf(asked.engines, (engine) => normalizePartNumber(engine) === normalizePartNumber(part.engine)) &&
    isOneOf(asked.fuels, (fuel) => fuel === part.fuel) &&
    isOneOf(asked.colours, (colour) => fold(part.colour).startsWith(fold(colour))) &&
    (isAnyCar(asked) || part.cars.some((car) => isCar(asked, car)))
  );
}

const isOneOf = (wanted: readonly string[], isIt: (one: string) => boolean): boolean =>
  wanted.length === 0 || wanted.some(isIt);

const isAnyCar = ({ makes, models, years }: Asked): boolean =>
  makes.length === 0 && models.length === 0 && !years;

/** Make, model and years of one and the same car. A model may be named with its make. */
function isCar({ makes, models, years }: Asked, { make, model, from, to }: KnownCar): boolean {
  return (
    isOneOf(makes, (asked) => beginsWith(make, asked)) &&
    isOneOf(models, (asked) => beginsWith(model, asked) || beginsWith(`${make} ${model}`, asked)) &&
    (!years || ((from ?? years.from) <= years.to && years.from <= (to ?? years.to)))
  );
}

/** Whole words: `Panda I` is no beginning of `Panda II`. */
function beginsWith(name: string, beginning: string): boolean {
  const words = wordsOf(name);
  return wordsOf(beginning).every((word, at) => words[at] === word);
}

const opposite: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', front: 'rear', rear: 'front' };

const words: Readonly<Record<Side, RegExp>> = {
  left: /^(sinistr[aoie]|sx|sin|left)$/,
  right: /^(destr[aoie]|dx|right)$/,
  front: /^(anterior[ei]|ant|front)$/,
  rear: /^(posterior[ei]|post|rear)$/,
};

/** @returns the sides and axles that a name says, in both languages and in the yards' short forms */
export function sidesOf(name: string): ReadonlySet<Side> {
  const said = wordsOf(name);
  const told = (Object.keys(words) as Side[]).filter((side) => said.some((word) => words[side].test(word)));
  return new Set(told);
}
