/** A price for one buyer: the yard makes it in an answer, and whoever has its link has a part for it, once, until a day. */

/** Days for which an offer can be made; the choice of whoever answers. */
export const offerDays = [2, 7, 14, 30] as const;

/** What became of an offer: it is good, it stands in an order that was not cancelled, its day is past, or the yard took it back. */
export const offerStates = ['open', 'ordered', 'over', 'taken_back'] as const;
export type OfferState = (typeof offerStates)[number];

type Offer = {
  readonly until: Date;
  /** Null unless the yard took it back. */
  readonly takenBackAt: Date | null;
  /** Whether it is the price in an order that was not cancelled. */
  readonly isOrdered: boolean;
};

/** An order that was placed at its price keeps it, whatever became of the offer since. */
export function offerState({ until, takenBackAt, isOrdered }: Offer, now: Date): OfferState {
  if (isOrdered) return 'ordered';
  if (takenBackAt !== null) return 'taken_back';
  return until < now ? 'over' : 'open';
}

/** Behind the address of the cart: there neither the server nor another site is told of it. */
const mark = 'offerta=';
/** Less of the mark than this could be the beginning of anything. */
const leastOfMark = 'offe'.length;

/** @param cart the cart's address */
export const offerLink = (cart: string, id: string): string => `${cart}#${mark}${id}`;

/**
 * What stands for the offer in an address that brings one: its id, or what is left of it, down to nothing.
 *
 * @param fragment what stands behind the `#`
 */
export function offerIn(fragment: string): string | undefined {
  // Some programs encode the sign in the middle, and some change small letters for capitals.
  const plain = fragment.replace(/%3d/i, '=');
  const begin = plain.toLowerCase();
  if (begin.startsWith(mark)) return plain.slice(mark.length);
  return begin.length >= leastOfMark && mark.startsWith(begin) ? '' : undefined;
}

/**
 * The id of an offer as it was sent. What a mail program drew into the link behind it (a full stop, a bracket, marks of its own) is left out.
 *
 * @param text as `offerIn` found it
 * @returns undefined where the link was cut, or an id has a sign that none has
 */
export const wholeOfferId = (text: string): string | undefined =>
  /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-z-])/i.exec(text)?.[1];
