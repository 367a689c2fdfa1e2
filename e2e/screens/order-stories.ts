/** What became of the orders in the pictures. */
import type { PaymentMethod } from '../../domain/contract/buying.ts';
import { cards } from '../steps/buying.ts';

/** In the pictures it is the 20th of November 2026. */
export type OrderStory = {
  readonly name: string;
  /** How many pieces of each part. */
  readonly pieces: readonly number[];
  readonly method?: PaymentMethod;
  /** The card that was tried, if any. */
  readonly card?: string;
  /** Days at which it went on; today where it was placed today. */
  readonly placed?: string;
  readonly shipped?: string;
  readonly delivered?: string;
  readonly refunded?: string;
  /** How many of its parts were given back. */
  readonly returns?: number;
};

/** One person has orders that are under way, the other those that are over, or nearly so: the latest last. */
export const stories = {
  buyer: [
    { name: 'cancelled', pieces: [1], card: cards.declined, placed: '2026-11-17' },
    { name: 'paid', pieces: [1, 2], card: cards.good, placed: '2026-11-19' },
    { name: 'byTransfer', pieces: [1], method: 'bank_transfer' },
    { name: 'toPay', pieces: [1, 1, 1] },
  ],
  regular: [
    {
      name: 'over',
      pieces: [1],
      card: cards.good,
      placed: '2026-09-28',
      shipped: '2026-09-29',
      delivered: '2026-10-01',
    },
    { name: 'refunded', pieces: [1], card: cards.good, placed: '2026-10-19', refunded: '2026-10-21' },
    {
      name: 'delivered',
      pieces: [1, 1],
      card: cards.good,
      placed: '2026-11-05',
      shipped: '2026-11-06',
      delivered: '2026-11-10',
      returns: 1,
    },
    { name: 'sent', pieces: [2], card: cards.good, placed: '2026-11-18', shipped: '2026-11-19' },
  ],
} as const satisfies Record<string, readonly OrderStory[]>;
