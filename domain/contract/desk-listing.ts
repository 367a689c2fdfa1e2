/** A piece that the yard lists at its shelf, from a phone: what it says of it, and what it is told for that. */
import * as z from 'zod/mini';
import { farthestKm, firstCarYear, highestPriceCents, onHandMax } from '../facts/believed.ts';
import { facts } from '../facts/facts.ts';
import { normalizePartNumber } from '../part-number.ts';
import { testedWays } from '../tested-ways.ts';
import { axles, conditions, fuels, sides, vatSchemes } from '../vocabulary.ts';
import { listedPhotosMax, photoList } from './desk-photos.ts';
import { lines, text } from './free-text.ts';
import { PlaceName } from './place-name.ts';

/** Numbers that it can be listed under, the one that stands on it first. */
export const listedNumbersMax = 10;

/** The number of a row, as the database counts them. */
export const RowId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const notKnown = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema);

/** The car it was taken from; the same words again are the same car. */
export const ListedCar = z.strictObject({
  brandId: RowId,
  modelId: RowId,
  year: notKnown(z.int().check(z.minimum(firstCarYear, 'invalid'))),
  mileageKm: notKnown(z.int().check(z.minimum(0, 'invalid'), z.maximum(farthestKm, 'invalid'))),
  fuel: notKnown(z.enum(fuels)),
  engineCode: notKnown(text(facts.engineCode.longest)),
  colour: notKnown(text(facts.colour.longest)),
  vin: notKnown(text(facts.vin.longest)),
});
export type ListedCar = z.infer<typeof ListedCar>;

/** As it is stamped on it. */
export const PartNumber = text(facts.serialNumber.longest).check(
  z.refine((typed) => typed === '' || normalizePartNumber(typed) !== '', 'invalid'),
);

export const NewPart = z.strictObject({
  car: ListedCar,
  /** A group stands for what fits none of its kinds. */
  kindId: RowId,
  /** Of what fits no kind, and of nothing else: others are called as their kind is. */
  name: z.optional(text(facts.nameIt.longest)),
  side: z.nullable(z.enum(sides)),
  axle: z.nullable(z.enum(axles)),
  /** None where none can be read on it. */
  numbers: z.array(PartNumber).check(z.maxLength(listedNumbersMax, 'too_many')),
  condition: z.enum(conditions),
  /** Left out where nobody said whether it was tried. */
  tested: z.optional(z.enum(testedWays)),
  /** In cents. */
  price: z.int().check(z.minimum(1, 'required'), z.maximum(highestPriceCents, 'too_high')),
  place: notKnown(PlaceName),
  /** Left out where the yard bought it under the margin scheme, or nobody said. */
  vatScheme: z.optional(z.enum(vatSchemes)),
  /** Left out where there is one of it. */
  quantity: z.optional(z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(onHandMax, 'too_high'))),
  /** What the yard paid for one piece, in cents; left out where nobody said. */
  purchasePrice: z.optional(
    z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(highestPriceCents, 'too_high')),
  ),
  /** Notes and defects, for who buys. */
  descriptionIt: z.optional(lines(facts.descriptionIt.longest)),
  /** For the yard alone. */
  internalNotes: z.optional(lines(facts.internalNotes.longest)),
  /** The yard's own code, which nothing else has. */
  sku: text(facts.sku.longest),
  photos: photoList(listedPhotosMax),
});
export type NewPart = z.infer<typeof NewPart>;

export const PartListed = z.object({ partId: z.int(), sku: z.string(), name: z.string() });
export type PartListed = z.infer<typeof PartListed>;

const names = { it: z.string(), en: z.string() };

/** What is chosen from at a shelf, where there may be no network: the phone takes it along. */
export const ListingLists = z.object({
  brands: z.array(z.object({ id: RowId, name: z.string(), slug: z.string() })),
  models: z.array(
    z.object({
      id: RowId,
      brandId: RowId,
      name: z.string(),
      from: z.nullable(z.int()),
      to: z.nullable(z.int()),
    }),
  ),
  groups: z.array(z.object({ id: RowId, ...names })),
  kinds: z.array(
    z.object({
      id: RowId,
      groupId: RowId,
      ...names,
      /** What else it is called in the trade. */
      words: z.array(z.string()),
      /** Whether there is a left and a right one, a front and a rear one that its name does not tell. */
      hasSide: z.boolean(),
      hasAxle: z.boolean(),
      /** What fits none of its group's kinds: a piece of it has a name of its own. */
      isOther: z.optional(z.boolean()),
    }),
  ),
});
export type ListingLists = z.infer<typeof ListingLists>;
export type ListingKind = ListingLists['kinds'][number];

const idInQuery = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));

export const PricesQuery = z.object({
  kind: idInQuery,
  model: idInQuery,
  number: z.optional(z.string().check(z.maxLength(facts.serialNumber.longest))),
});

/** What such pieces went for here and what they cost now, in cents: of the same number, else of the same kind and model. */
export const PricesHere = z.object({
  by: z.enum(['number', 'kind']),
  /** The latest first. */
  sold: z.array(z.int()),
  /** The cheapest first. */
  onSale: z.array(z.int()),
});
export type PricesHere = z.infer<typeof PricesHere>;
