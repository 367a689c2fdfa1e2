/** An order as the mails to the shop's own people tell of it: what packing and sending need, and no more of the buyer. */
import type { ParcelSize } from '../../../domain/shipping.ts';
import type { Hazard } from '../../../domain/vocabulary.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import type { orderItems, orders } from '../../db/schema/orders.ts';
import type { Facts } from '../mail-sheet.ts';

/** An item of an order, as the yard looks for it. Price of one piece in cents, weight of one in kilograms. */
export type YardItem = Pick<
  typeof orderItems.$inferSelect,
  | 'id'
  | 'sku'
  | 'serialNumber'
  | 'otherNumbers'
  | 'quantity'
  | 'discountedPrice'
  | 'state'
  | 'returnedAt'
  | 'returnReason'
  | 'isSafety'
> & {
  /** In Italian, whatever the buyer reads. */
  readonly name: string;
  /** Where it lies in the yard, where that is noted. */
  readonly place: string | null;
  /** The donor car in one line, where the yard noted one. */
  readonly donorCar: string | null;
  readonly size: ParcelSize;
  readonly weightKg: number;
  /** Why it is dangerous goods on the road; null where it is none. */
  readonly hazard: Hazard | null;
};

export type YardOrder = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'orderNumber'
  | 'state'
  | 'purchasedAt'
  | 'shippedAt'
  | 'buyer'
  | 'delivery'
  | 'deliveryAddress'
  | 'readyFrom'
  | 'repairerRegistration'
  | 'carPlate'
> & {
  /** In the order of the cart. */
  readonly items: readonly YardItem[];
};

/** What a shelf is searched by: the yard's own code first, since several pieces may bear one number. */
export const pieceFacts = ({
  sku,
  name,
  serialNumber,
  otherNumbers,
  place,
  donorCar,
  quantity,
  discountedPrice,
}: YardItem): Facts => [
  ['Codice', sku],
  ...(place === null ? [] : [['Posizione', place] as const]),
  ['Pezzo', name],
  ...(serialNumber === '' ? [] : [['Numero', [serialNumber, ...otherNumbers].join(', ')] as const]),
  ...(donorCar === null ? [] : [['Da', donorCar] as const]),
  ['Quantità', String(quantity)],
  ['Prezzo', formatMoney(discountedPrice * quantity, 'it')],
];
