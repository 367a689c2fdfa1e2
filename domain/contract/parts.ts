/** Parts as a shopper sees them (public). Money is whole euro cents, `discount` whole percent. */
import * as z from 'zod/mini';
import { toldInLists, toldOnItsPage } from '../facts/fact-names.ts';
import { paints } from '../paint.ts';
import { conditions, hazards } from '../vocabulary.ts';
import { Car, Lang } from './catalogue.ts';
import { factSchemas } from './fact-schemas.ts';
import { flag, wholeNumber } from './query.ts';

const id = z.int().check(z.minimum(1));

export const Condition = z.enum(conditions);
export type Condition = z.infer<typeof Condition>;

/**
 * A photo. `src` is its largest JPEG, `width` and `height` the size of that in pixels. The same photo stands beside it in all
 * `widths` (ascending, in pixels) and as AVIF and WebP: `{width}.{avif|webp|jpg}` in its place. It begins with `/media/` where pictures are
 * had at the shop, else it is an address in full.
 */
export const Image = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** A blur of it as a `data:` address, to look at while it comes; where it is shown large. */
  placeholder: z.optional(z.string()),
  alt: z.string(),
});
export type Image = z.infer<typeof Image>;

const BrandName = z.object({ id, name: z.string() });
const KindName = z.object({ id, name: z.string(), slug: z.string() });
const ModelName = z.object({ id, name: z.string(), brand: BrandName });

/** A model by its id, and the years for which a part fits it; null is open. */
export const FitYears = z.object({ id, from: z.nullable(z.int()), to: z.nullable(z.int()) });
export type FitYears = z.infer<typeof FitYears>;

/**
 * A part in a list. `quantity` is what can be bought now; `car` in one line of facts stands in `Part`. `side` is what the yard says,
 * else what the name does; `fits` what it fits, without the names; `secondImage` the photo behind the first one; `paint` the
 * donor's colour, where it is one of the usual ones; `shipping` sending one piece by itself, in cents, 0 where its price makes that
 * free; `isFreight` that it goes on a pallet, which is never free.
 */
export const PartSummary = z.object({
  id,
  name: z.string(),
  ...factSchemas(toldInLists),
  safety: z.boolean(),
  discountedPrice: z.int(),
  quantity: z.int(),
  shipping: z.object({ mainland: z.int(), islands: z.int() }),
  isFreight: z.boolean(),
  category: KindName,
  models: z.array(ModelName),
  fits: z.array(FitYears),
  image: z.nullable(Image),
  secondImage: z.nullable(Image),
  paint: z.nullable(z.enum(paints)),
  photoCount: z.int(),
  updatedAt: z.string(),
});
export type PartSummary = z.infer<typeof PartSummary>;

/** A model that a part fits, with the years for which it does. */
export const Fit = z.object({ ...ModelName.shape, ...FitYears.shape });
export type Fit = z.infer<typeof Fit>;

export const Part = z.object({
  ...PartSummary.shape,
  description: z.string(),
  availableFor: z.array(Fit),
  carModels: z.string(),
  car: z.nullable(Car),
  images: z.array(Image),
  ...factSchemas(toldOnItsPage),
  lowestPrice30d: z.nullable(z.int()),
  /** All that is left of it is kept for somebody who has yet to pay: it may be for sale again. */
  isKept: z.boolean(),
  /** Why it is dangerous goods on the road; left out where it is none, and of what a device tells by itself. */
  hazard: z.optional(z.enum(hazards)),
  /** Whom to ask about the safety of the product (Regulation (EU) 2023/988); left out of what a device tells by itself. */
  safetyContact: z.optional(
    z.object({
      role: z.enum(['manufacturer', 'seller']),
      name: z.string(),
      address: z.string(),
      contact: z.string(),
    }),
  ),
});
export type Part = z.infer<typeof Part>;

export const PartParameters = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
});

export const PartQuery = z.object({ lang: Lang });

/** `GET /parts?limit=4&sort=updatedAt:desc&onlyStock=true`. */
export const LatestQuery = z.object({
  lang: Lang,
  limit: z._default(wholeNumber(1, 60), 4),
  sort: z.optional(z.literal('updatedAt:desc')),
  onlyStock: z._default(flag, false),
});
export type LatestQuery = z.infer<typeof LatestQuery>;

/** `GET /parts/{id}/similar?limit=8`. */
export const SimilarQuery = z.object({ lang: Lang, limit: z._default(wholeNumber(1, 60), 8) });

/** `GET /parts/{id}/same-car?limit=8`. */
export const SameCarQuery = SimilarQuery;

export const PartCount = z.object({ count: z.int() });
export type PartCount = z.infer<typeof PartCount>;
