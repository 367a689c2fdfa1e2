/** Catalogue lists: brands, models, categories and donor cars (public). */
import * as z from 'zod/mini';
import { namesWhere } from '../facts/fact-names.ts';
import { fuels } from '../vocabulary.ts';
import { locales } from '../constants.ts';
import { factSchemas } from './fact-schemas.ts';

export const Lang = z._default(z.enum(locales), 'it');

/** `?lang=it|en&sort=name:asc` of the lists; no other order is offered. */
export const ListQuery = z.object({ lang: Lang, sort: z.optional(z.literal('name:asc')) });
export type ListQuery = z.infer<typeof ListQuery>;

/** The models can be narrowed to one make, so that a page need not carry all of them. */
export const ModelQuery = z.object({
  ...ListQuery.shape,
  brand: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))),
});

/** `only=group,faro-anteriore,42`: see `narrowCategories`; for a page that need not carry all. */
export const CategoryQuery = z.object({
  ...ListQuery.shape,
  only: z.optional(z.string().check(z.maxLength(500), z.regex(/^[a-z\d-]+(,[a-z\d-]+)*$/))),
});

const id = z.int().check(z.minimum(1));

export const Brand = z.object({ id, name: z.string(), slug: z.string(), partCount: z.int() });
export type Brand = z.infer<typeof Brand>;

/** `to` is null while the model is still built. */
export const Model = z.object({
  id,
  brandId: id,
  name: z.string(),
  slug: z.string(),
  from: z.int(),
  to: z.nullable(z.int()),
  partCount: z.int(),
});
export type Model = z.infer<typeof Model>;

/** Two levels: a group has no parent, a kind has its group as parent. */
export const Category = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  parentId: z.nullable(id),
  partCount: z.int(),
});
export type Category = z.infer<typeof Category>;

export const Fuel = z.enum(fuels);
export type Fuel = z.infer<typeof Fuel>;

/** What everybody is told of a donor car. */
export const toldOfCar = namesWhere({ of: ['car'], json: ['list', 'part'] });

/** A dismantled donor car. */
export const Car = z.object({
  id,
  brandId: id,
  modelId: id,
  ...factSchemas(toldOfCar),
  partCount: z.int(),
});
export type Car = z.infer<typeof Car>;
