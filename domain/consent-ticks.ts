/** With which ticks the consents of an order are given: the shorter warranty stands alone, by law (decision 0072). */
import type { consents } from './vocabulary.ts';

export const consentTicks = {
  terms: ['terms', 'privacy', 'withdrawal'],
  warranty: ['warranty'],
} as const satisfies Record<string, readonly (typeof consents)[number][]>;
