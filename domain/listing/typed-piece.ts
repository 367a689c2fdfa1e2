/** A piece as it is typed at the shelf, and what is made of that for the shop. Pure: what is wrong is said without a network too. */
import { NewPart, type ListedCar, type ListingKind } from '../contract/desk-listing.ts';
import { fieldProblems } from '../field-problems.ts';
import type { FieldProblem } from '../problem.ts';
import type { TestedWay } from '../tested-ways.ts';
import type { Axle, conditions, Side } from '../vocabulary.ts';
import { readCost, readPrice } from '../written-price.ts';

export type TypedPiece = {
  readonly car: ListedCar | null;
  readonly kindId: number | null;
  /** `none` is a choice; null is none yet. */
  readonly side: Side | 'none' | null;
  readonly axle: Axle | 'none' | null;
  /** As many as there are, with commas or line breaks between them. */
  readonly numbers: string;
  readonly condition: (typeof conditions)[number] | null;
  /** Nothing where nobody says so; so is most of what follows. */
  readonly tested?: TestedWay | null;
  readonly price: string;
  readonly place: string;
  /** Pieces that were begun before anybody could say so have nothing here. */
  readonly isBoughtWithVat?: boolean;
  /** The yard's own code; empty for the one that was made. */
  readonly sku: string;
  /** What it is called, where it fits no kind. */
  readonly name?: string;
  /** Notes and defects, for who buys. */
  readonly descriptionIt?: string;
  readonly internalNotes?: string;
  /** Empty for one. */
  readonly quantity?: string;
  readonly purchasePrice?: string;
  /** The car before somebody pressed for another one: the press may have been a slip. */
  readonly carBefore?: ListedCar | undefined;
  /** What somebody looked for in vain, for whom it is put on sale: as it was typed. */
  readonly wanted?: string;
};

export const emptyPiece: TypedPiece = {
  car: null,
  kindId: null,
  side: null,
  axle: null,
  numbers: '',
  condition: null,
  price: '',
  place: '',
  isBoughtWithVat: false,
  sku: '',
};

/** The next one from the same car, bought with it, for the same shelf: nothing else is mostly the same. */
export const nextPiece = ({ car, place, isBoughtWithVat = false }: TypedPiece): TypedPiece => ({
  ...emptyPiece,
  car,
  place,
  isBoughtWithVat,
});

export const numbersIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;|\n]+/)
      .map((number) => number.trim())
      .filter(Boolean),
  ),
];

/** What was scanned stands behind what is there, once. */
export const withNumber = (typed: string, number: string): string =>
  numbersIn(`${typed}\n${number}`).join(', ');

/** Whether nothing has been said of the piece itself yet. */
export const isUntouched = ({
  car: _car,
  place: _place,
  isBoughtWithVat: _isBought,
  carBefore: _carBefore,
  wanted: _wanted,
  ...own
}: TypedPiece): boolean => Object.values(own).every((value) => value === null || value === '');

/** What may stay unsaid is left out: what waits on a phone is the same piece under the same key, whatever has been added since. */
function unlessEmpty<Name extends string, Value>(name: Name, value: Value | null | undefined) {
  return value === null || value === undefined || value === '' ? {} : { [name]: value };
}

/**
 * @param hashes of its photos, in their order
 * @param madeCode stands in for a code of the yard's own
 * @param kind what is known of its kind, if anything
 * @returns what the shop is sent, or all that is wrong with it, by the fields of `NewPart`
 */
export function readPiece(
  typed: TypedPiece,
  hashes: readonly string[],
  madeCode: string,
  kind?: ListingKind,
): { readonly part: NewPart } | { readonly errors: readonly FieldProblem[] } {
  const { car, kindId, side, axle, condition, place, sku } = typed;
  const price = readPrice(typed.price);
  const purchasePrice = readCost(typed.purchasePrice ?? '');
  const missing: FieldProblem[] = [
    ...(condition === null ? [{ path: 'condition', code: 'required' }] : []),
    ...(kind?.hasSide && side === null ? [{ path: 'side', code: 'required' }] : []),
    ...(kind?.hasAxle && axle === null ? [{ path: 'axle', code: 'required' }] : []),
    ...(price === undefined && typed.price.trim() !== '' ? [{ path: 'price', code: 'invalid' }] : []),
    ...(kind?.isOther && !typed.name?.trim() ? [{ path: 'name', code: 'required' }] : []),
    ...(purchasePrice === undefined ? [{ path: 'purchasePrice', code: 'invalid' }] : []),
  ];
  const read = NewPart.safeParse({
    car: car ?? undefined,
    kindId: kindId ?? undefined,
    ...unlessEmpty('name', typed.name?.trim()),
    side: side === 'none' ? null : side,
    axle: axle === 'none' ? null : axle,
    numbers: numbersIn(typed.numbers),
    condition: condition ?? undefined,
    ...unlessEmpty('tested', typed.tested),
    price,
    place: place.trim() === '' ? null : place,
    ...(typed.isBoughtWithVat && { vatScheme: 'ordinary' }),
    ...unlessEmpty('quantity', wholeIn(typed.quantity ?? '')),
    ...unlessEmpty('purchasePrice', purchasePrice),
    ...unlessEmpty('descriptionIt', typed.descriptionIt?.trim()),
    ...unlessEmpty('internalNotes', typed.internalNotes?.trim()),
    sku: sku.trim() === '' ? madeCode : sku,
    photos: [...hashes],
  });
  const found = read.success ? [] : fieldProblems(read.error.issues);
  const errors = [...missing, ...found.filter(({ path }) => missing.every((one) => one.path !== path))];
  return read.success && errors.length === 0 ? { part: read.data } : { errors };
}

/** @returns undefined for an empty text; NaN is told as what is no number */
const wholeIn = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));
