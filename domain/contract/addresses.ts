/** Billing and delivery addresses. Delivery is to Italy only. */
import * as z from 'zod/mini';
import { isCountry } from '../countries.ts';
import { isPostalCodeOf, isProvince } from '../provinces.ts';
import { text } from './free-text.ts';

const fields = {
  kind: z.enum(['billing', 'delivery']),
  name: text(120),
  address: text(160),
  postalCode: text(12),
  city: text(80),
  /** In Italy the two letters of a province, elsewhere free text. */
  region: text(80),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.toUpperCase(), z.refine(isCountry, 'invalid_country')),
  isDefault: z.boolean(),
};

type Place = { kind: string; postalCode: string; region: string; country: string };

const deliveredInItaly = z.refine<Place>((place) => place.kind === 'billing' || place.country === 'IT', {
  error: 'delivery_in_italy_only',
  path: ['country'],
});
const italianProvince = z.refine<Place>((place) => place.country !== 'IT' || isProvince(place.region), {
  error: 'invalid_province',
  path: ['region'],
});
/** Shipping is priced by province, the parcel goes by postal code: they must be of one place. */
const italianPostalCode = z.refine<Place>(
  ({ country, postalCode, region }) =>
    country !== 'IT' ||
    (isProvince(region) ? isPostalCodeOf(postalCode, region) : /^\d{5}$/.test(postalCode)),
  { error: 'invalid_postal_code', path: ['postalCode'] },
);

export const NewAddress = z.strictObject(fields).check(deliveredInItaly, italianProvince, italianPostalCode);
export type NewAddress = z.infer<typeof NewAddress>;

/** Any of the fields; the whole is checked again by `NewAddress` once they are put together. */
export const AddressChange = z.partial(z.strictObject(fields));
export type AddressChange = z.infer<typeof AddressChange>;

export const Address = z.object({
  id: z.uuid(),
  ...fields,
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
});
export type Address = z.infer<typeof Address>;
