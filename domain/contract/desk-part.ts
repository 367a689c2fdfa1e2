/** A part as somebody at the yard's desk has it before them: what of it is put right by hand, whatever is on sale already. Cents. */
import * as z from 'zod/mini';
import { highestPriceCents } from '../facts/believed.ts';
import { facts } from '../facts/facts.ts';
import { testedWays } from '../tested-ways.ts';
import { axles, conditions, sides, vatSchemes } from '../vocabulary.ts';
import { StockCar } from './desk-car.ts';
import { ListedCar, PartNumber, RowId } from './desk-listing.ts';
import { PartPhoto } from './desk-photos.ts';
import { NotedCounterSale, Pieces, Price, StockPart } from './desk-stock.ts';
import { PlaceName } from './place-name.ts';
import { lines, text } from './free-text.ts';

/** Numbers beside the first: a yard's file may bring more than are typed at a shelf. */
export const otherNumbersMax = 50;

const prose = z.union([z.literal(''), lines(facts.descriptionIt.longest)]);

/** Whatever is changed of these, the yard's files leave it alone from then on (decision 0065). */
const editable = {
  kindId: RowId,
  side: z.nullable(z.enum(sides)),
  axle: z.nullable(z.enum(axles)),
  /** Empty where none can be read on it. */
  serialNumber: z.union([z.literal(''), PartNumber]),
  otherNumbers: z.array(PartNumber).check(z.maxLength(otherNumbersMax, 'too_many')),
  /** The donor car; null where nobody knows which. */
  carId: z.nullable(RowId),
  /** The yard's own names; null where it is called by its kind, side and axle, and goes with them. */
  nameIt: z.nullable(text(facts.nameIt.longest)),
  nameEn: z.nullable(text(facts.nameEn.longest)),
  vatScheme: z.enum(vatSchemes),
  condition: z.enum(conditions),
  /** Null where nobody said how it was tried. */
  tested: z.nullable(z.enum(testedWays)),
  price: Price,
  onHand: Pieces,
  /** What the yard paid for one piece: the yard's alone. */
  purchasePrice: z.nullable(
    z.int('invalid_format').check(z.minimum(0, 'invalid_format'), z.maximum(highestPriceCents, 'too_high')),
  ),
  place: z.nullable(PlaceName),
  internalNotes: z.nullable(lines(facts.internalNotes.longest)),
  descriptionIt: prose,
  descriptionEn: prose,
};
export const PartFields = z.object(editable);
export type PartFields = z.infer<typeof PartFields>;

/** `car`: a donor car as it is typed at a shelf, in the place of `carId`; the same words as another's are that one. */
const PartChange = z.partial(z.strictObject({ ...editable, car: ListedCar }));
export type PartChange = z.infer<typeof PartChange>;

/** What shall be, beside what whoever asks has seen of the same: nothing is written over that somebody else has changed. */
export const PartEdit = z.strictObject({ seen: z.partial(z.strictObject(editable)), change: PartChange });
export type PartEdit = z.infer<typeof PartEdit>;

export const WholeStockPart = z.object({
  ...StockPart.shape,
  ...editable,
  discount: z.int(),
  /** Sold to whoever repairs cars alone (D.Lgs. 209/2003). */
  isSafety: z.boolean(),
  /** In the order in which the shop shows them. */
  photos: z.array(PartPhoto),
  car: z.nullable(StockCar),
  /** Those that were not taken back, the latest first. */
  counterSales: z.array(NotedCounterSale),
});
export type WholeStockPart = z.infer<typeof WholeStockPart>;
