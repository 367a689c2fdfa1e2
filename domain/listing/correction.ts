/** What a part is, as it is typed to be put right, and what of that is sent. Pure: only what was changed goes, with what was seen of it. */
import type { ListedCar } from '../contract/desk-listing.ts';
import type { PartEdit, PartFields, WholeStockPart } from '../contract/desk-part.ts';
import { numbersIn } from './typed-piece.ts';
import type { TestedWay } from '../tested-ways.ts';
import type { VatScheme } from '../vocabulary.ts';

/** One of the yard's cars, one said in words, or none that is known. */
export type TypedCar =
  | { readonly id: number; readonly line: string }
  | { readonly said: ListedCar; readonly line: string }
  | null;

export type TypedCorrection = {
  readonly kindId: number;
  /** `none` is a choice as the others are. */
  readonly side: NonNullable<PartFields['side']> | 'none';
  readonly axle: NonNullable<PartFields['axle']> | 'none';
  readonly tested: TestedWay | 'none';
  readonly serialNumber: string;
  /** With commas or line breaks between them. */
  readonly otherNumbers: string;
  readonly car: TypedCar;
  /** Empty where it is called as its kind is. */
  readonly nameIt: string;
  readonly nameEn: string;
  readonly vatScheme: VatScheme;
};

export const typedOf = (part: WholeStockPart): TypedCorrection => ({
  kindId: part.kindId,
  side: part.side ?? 'none',
  axle: part.axle ?? 'none',
  tested: part.tested ?? 'none',
  serialNumber: part.serialNumber,
  otherNumbers: part.otherNumbers.join(', '),
  car: part.car && { id: part.car.id, line: part.car.line },
  nameIt: part.nameIt ?? '',
  nameEn: part.nameEn ?? '',
  vatScheme: part.vatScheme,
});

/** @returns undefined where nothing was changed */
export function correctionOf(part: WholeStockPart, typed: TypedCorrection): PartEdit | undefined {
  const { car, kindId, side, axle, tested, vatScheme } = typed;
  const wanted = {
    kindId,
    side: side === 'none' ? null : side,
    axle: axle === 'none' ? null : axle,
    tested: tested === 'none' ? null : tested,
    serialNumber: typed.serialNumber.trim(),
    otherNumbers: numbersIn(typed.otherNumbers),
    nameIt: typed.nameIt.trim() || null,
    nameEn: typed.nameEn.trim() || null,
    vatScheme,
    ...(car === null ? { carId: null } : 'id' in car ? { carId: car.id } : {}),
  };
  const said = car !== null && 'said' in car ? car.said : undefined;
  const changed = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (name) => JSON.stringify(wanted[name]) !== JSON.stringify(part[name]),
  );
  if (changed.length === 0 && !said) return undefined;
  const of = (from: Partial<PartFields>) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  return {
    change: { ...of(wanted), ...(said && { car: said }) },
    seen: { ...of(part), ...(said && { carId: part.carId }) },
  };
}

/**
 * Somebody else was quicker: what they changed is shown as they left it, and what else was typed stays.
 *
 * @param before the part as it was when it was typed
 * @param now the part as it is
 */
export function typedAfter(
  typed: Partial<TypedCorrection>,
  before: WholeStockPart,
  now: WholeStockPart,
): Partial<TypedCorrection> {
  const [was, is] = [typedOf(before), typedOf(now)];
  const kept = (Object.keys(typed) as (keyof TypedCorrection)[]).filter(
    (name) => JSON.stringify(was[name]) === JSON.stringify(is[name]),
  );
  return Object.fromEntries(kept.map((name) => [name, typed[name]]));
}
