/** Puts an order together from the form, the chosen addresses and the cart. The contract's schema judges it. */
import type { Cart } from '../../../domain/cart.ts';
import { consents } from '../../../domain/vocabulary.ts';

export function readOrder(
  fields: FormData,
  chosen: { readonly delivery: string | undefined; readonly billing: string | undefined },
  cart: Cart,
  finalPrice: number | undefined,
): Record<string, unknown> {
  const repairerRegistration = fields.get('repairerRegistration');
  return {
    billingAddressId: chosen.billing,
    deliveryAddressId: chosen.delivery,
    orderItems: cart.map(({ id, quantity }) => ({ partId: id, quantity })),
    cart,
    finalPrice,
    paymentMethod: fields.get('paymentMethod'),
    consents: Object.fromEntries(consents.map((name) => [name, fields.has(`consents.${name}`)])),
    ...(repairerRegistration !== null && { repairerRegistration }),
  };
}
