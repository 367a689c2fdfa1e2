/** What became of the orders in the pictures. */
import type { PaymentMethod } from '../../domain/contract/buying.ts';
import { cards } from '../steps/buying.ts';

/** In the pictures it is the 20th of November 2026, at noon in Rome. */
export type OrderStory = {
  readonly name: string;
  /** How many pieces of each part. */
  readonly pieces: readonly number[];
  readonly method?: PaymentMethod;
  /** The card that was tried, if any. */
  readonly card?: string;
  readonly placed: string;
  readonly shipped?: string;
  readonly delivered?: string;
  readonly refunded?: string;
  /** How many of its parts were given back. */
  readonly returns?: number;
};

/** One person has orders that are under way, the other those that are over, or nearly so: the latest last. */
export const stories = {
  buyer: [
    { name: 'cancelled', pieces: [1], card: cards.declined, placed: '2026-11-17T18:05Z' },
    { name: 'paid', pieces: [1, 2], card: cards.good, placed: '2026-11-19T09:12Z' },
    { name: 'byTransfer', pieces: [1], method: 'bank_transfer', placed: '2026-11-20T08:20Z' },
    { name: 'toPay', pieces: [1, 1, 1], placed: '2026-11-20T10:48Z' },
  ],
  regular: [
    {
      name: 'over',
      pieces: [1],
      card: cards.good,
      placed: '2026-09-28T15:31Z',
      shipped: '2026-09-29T13:40Z',
      delivered: '2026-10-01T08:05Z',
    },
    {
      name: 'refunded',
      pieces: [1],
      card: cards.good,
      placed: '2026-10-19T20:14Z',
      refunded: '2026-10-21T07:55Z',
    },
    {
      name: 'delivered',
      pieces: [1, 1],
      card: cards.good,
      placed: '2026-11-05T11:02Z',
      shipped: '2026-11-06T14:20Z',
      delivered: '2026-11-10T09:30Z',
      returns: 1,
    },
    {
      name: 'sent',
      pieces: [2],
      card: cards.good,
      placed: '2026-11-18T19:27Z',
      shipped: '2026-11-19T14:10Z',
    },
  ],
} as const satisfies Record<string, readonly OrderStory[]>;
