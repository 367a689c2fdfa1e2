/** The closed lists of words that parts, searches and orders are described with. Plain values: the browser takes them without their schemas. */

/** As new, good, worn but sound. */
export const conditions = ['A', 'B', 'C'] as const;

export const fuels = ['petrol', 'diesel', 'lpg', 'cng', 'hybrid', 'electric'] as const;

/** Where a piece sat in the car, as its driver sees it. */
export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/** Why a piece is dangerous goods on the road: it can go off, it stores current, it held gas under pressure. */
export const hazards = ['pyrotechnic', 'battery', 'gas'] as const;
export type Hazard = (typeof hazards)[number];

/** What somebody at the desk says of who buys a safety part, and for which car. */
export const safetyVerdicts = ['passed', 'refused'] as const;
export type SafetyVerdict = (typeof safetyVerdicts)[number];

export const axles = ['front', 'rear'] as const;
export type Axle = (typeof axles)[number];

/** How VAT lies in a price: in the seller's margin and not shown (art. 36 D.L. 41/1995), or in all of it. */
export const vatSchemes = ['margin', 'ordinary'] as const;
export type VatScheme = (typeof vatSchemes)[number];

/** Orders of search results; the first one is the default (specification 9). */
export const searchSorts = ['updated_at:desc', 'price:asc', 'price:desc', 'relevance:desc'] as const;

/** What is accepted with an order (design 4.7). */
export const consents = ['terms', 'privacy', 'withdrawal', 'warranty'] as const;

/** What people write to the shop: that they look for a part, or a message. */
export const requestKinds = ['part', 'message'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** `awaiting_payment → paid → shipped → delivered`, without `shipped` where it is collected, and the two ends beside (api). */
export const orderStates = [
  'awaiting_payment',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;

/** How an order comes to its buyer: sent, or fetched at the yard. The first is that of who says nothing. */
export const deliveries = ['courier', 'collection'] as const;
export type Delivery = (typeof deliveries)[number];

/** `ordered → returned → received → refunded` (api). */
export const itemStates = ['ordered', 'returned', 'received', 'refunded'] as const;

/** Why a piece that is to be fetched for an order cannot be sent, as somebody says who stands at its shelf. */
export const pieceTroubles = ['missing', 'broken'] as const;
export type PieceTrouble = (typeof pieceTroubles)[number];

/** What becomes of a piece that its buyer does not keep; the last three are of one that came back. */
export const pieceOutcomes = ['cancelled', 'lost', 'good', 'worse', 'unusable'] as const;
export type PieceOutcome = (typeof pieceOutcomes)[number];

/** As what a return is taken in: for sale again as it was, for sale again as less than it was, or never again. */
export const verdicts = ['good', 'worse', 'unusable'] as const satisfies readonly PieceOutcome[];
export type Verdict = (typeof verdicts)[number];
