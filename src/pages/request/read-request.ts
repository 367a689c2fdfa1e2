/** Turns the form into what the contract reads: names that stand in a list go with their ids. */
import type { Brand, Model } from '../../../domain/contract/catalogue.ts';

/** The one of a list that is called so, however it was capitalised. */
export function named<Named extends { readonly name: string }>(
  list: readonly Named[],
  name: string,
): Named | undefined {
  const wanted = name.trim().toLowerCase();
  return list.find((one) => one.name.toLowerCase() === wanted);
}

export function readRequest(
  fields: FormData,
  brands: readonly Brand[],
  models: readonly Model[],
): Record<string, unknown> {
  const text = (name: string) => String(fields.get(name) ?? '');
  const brand = named(brands, text('brand'));
  const model = named(
    models.filter(({ brandId }) => brandId === brand?.id),
    text('model'),
  );
  const quantity = text('quantity').trim();
  return {
    brand: text('brand'),
    brandId: brand?.id,
    model: text('model'),
    modelId: model?.id,
    message: text('message'),
    quantity: quantity === '' ? undefined : Number(quantity),
    fullName: text('fullName'),
    email: text('email'),
    phoneNumber: text('phoneNumber').trim() || undefined,
    website: text('website') || undefined,
  };
}
