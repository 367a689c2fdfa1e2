/** Turns the address form into what the contract reads. A parcel's country and a default without a tick are settled. */
import type { Address } from '../../../domain/contract/addresses.ts';

export function readAddress(fields: FormData, kind: Address['kind']): Record<string, unknown> {
  const text = (name: string) => fields.get(name) ?? '';
  return {
    kind,
    name: text('name'),
    address: text('address'),
    postalCode: text('postalCode'),
    city: text('city'),
    region: text('region'),
    country: fields.get('country') ?? 'IT',
    // The tick stands in the form only where another address could be the default.
    isDefault: fields.has('isDefault') || !fields.has('hasChoice'),
  };
}
