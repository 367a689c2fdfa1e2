/** The cards that the sandbox knows (design 2), and what comes of paying with them. */
export type CardOutcome = 'paid' | 'declined' | 'insufficient_funds';

const outcomes: Record<string, CardOutcome> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
};

/** @returns undefined for a number that is no test card; blanks and dashes do not matter */
export function outcomeOf(card: string): CardOutcome | undefined {
  const digits = card.replace(/[\s-]/g, '');
  // Own names only: every object also knows `constructor`.
  return Object.hasOwn(outcomes, digits) ? outcomes[digits] : undefined;
}
