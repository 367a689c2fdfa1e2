/** Why money goes back: apart from the other closed lists, which every page of the shop begins with. */

/** Why a part of the price goes back while the buyer keeps the piece: somebody at the desk chooses. */
export const chosenRefundReasons = ['defect', 'missing', 'late', 'shipping', 'price', 'goodwill'] as const;
export type ChosenRefundReason = (typeof chosenRefundReasons)[number];

/** `by_shopkeeper`: a whole order; `cancelled`: pieces of one that cannot be sent; `lost`: the courier lost the parcel. */
export const refundReasons = [
  'late_payment',
  'withdrawal',
  'by_shopkeeper',
  'cancelled',
  'lost',
  ...chosenRefundReasons,
] as const;
export type RefundReason = (typeof refundReasons)[number];
