/** Whether a piece became what its line says. Reads by itself: nothing of the import is used to judge it. */
import { wordsOf } from '../../domain/fold.ts';
import { paintOf } from '../../domain/paint.ts';
import { normalizePartNumber } from '../../domain/part-number.ts';
import { facts, type Fact, type Line } from './key.ts';

/** A piece as the shop has it after the import. */
export type StockedPiece = {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  /** Those it was taken from or fits. */
  readonly cars: readonly StockedCar[];
  readonly side: string | null;
  readonly axle: string | null;
  readonly numbers: readonly string[];
  /** What a buyer pays, in cents. */
  readonly price: number;
  readonly quantity: number;
  readonly grade: string;
  readonly colour: string | null;
  readonly shelf: string | null;
  readonly km: number | null;
  readonly vin: string | null;
  readonly engine: string | null;
};

/** Years are null where they are open. */
type StockedCar = {
  readonly make: string;
  readonly model: string;
  readonly from: number | null;
  readonly to: number | null;
};

export type Verdict = { readonly fact: Fact; readonly said: string; readonly isRight: boolean };

/** @returns of each fact that the line says, whether the piece has it */
export const judge = (line: Line, piece: StockedPiece): Verdict[] =>
  facts.flatMap((fact) => {
    const said = line.says[fact];
    return said === undefined ? [] : [{ fact, said, isRight: holds[fact](said, piece) }];
  });

const joined = (text: string): string => wordsOf(text).join('');
const isSame = (said: string, is: string | null): boolean => is !== null && joined(said) === joined(is);
const numberOf = (text: string): number => Number(text.replace(',', '.'));

const holds: Readonly<Record<Fact, (said: string, piece: StockedPiece) => boolean>> = {
  kind: (said, { kind }) => said.split('|').some((slug) => slug.trim() === kind),
  make: (said, { cars }) => cars.some(({ make }) => isSame(said, make)),
  model: (said, { cars }) => cars.some(({ model }) => isWithin(said, model)),
  years: (said, { cars }) => cars.some((car) => areYearsOf(said, car)),
  side: (said, { side }) => said === side,
  axle: (said, { axle }) => said === axle,
  numbers: (said, { numbers }) => {
    const has = new Set(numbers.map(normalizePartNumber));
    return said.split('|').every((number) => has.has(normalizePartNumber(number)));
  },
  price: (said, { price }) => Math.abs(Math.round(numberOf(said) * 100) - price) <= 1,
  quantity: (said, { quantity }) => Number(said) === quantity,
  grade: (said, { grade }) => said === grade,
  colour: (said, { colour }) => isPaint(said, colour),
  shelf: (said, { shelf }) => isSame(said, shelf),
  km: (said, { km }) => Number(said) === km,
  vin: (said, { vin }) => isSame(said, vin),
  engine: (said, { engine }) => isSame(said, engine),
};

/** `Golf` is within `Golf V (1K)`, and `Mini Cooper` is said of a `Mini`. */
function isWithin(said: string, model: string): boolean {
  const [words, all] = [wordsOf(said), wordsOf(model)];
  const [short, long] = words.length <= all.length ? [words, all] : [all, words];
  return short.every((word) => long.includes(word)) || joined(model).startsWith(joined(said));
}

/** One year stands twice in the key; one that is open there, or that ends with the model in the shop, is right too. */
function areYearsOf(said: string, { from, to }: StockedCar): boolean {
  const [first = '', last = ''] = said.split('-');
  return (first === '' || Number(first) === from) && (last === '' || Number(last) === to);
}

/** Burgundy is a red, azure a blue and gold a yellow to who knows the plain colours alone. */
const plain: Readonly<Record<string, string>> = { burgundy: 'red', azure: 'blue', gold: 'yellow' };

function isPaint(said: string, colour: string | null): boolean {
  const paint = paintOf(colour);
  return paint !== null && (paint === said || plain[paint] === said);
}
