/** Somebody who was asked yesterday whether they may be counted, and said no. */
import { consentKeys } from '../../../domain/consent.ts';
import type { Remembered } from '../scene.ts';

export const refused = (): Remembered => ({
  [consentKeys.choice]: { allowsStatistics: false, decidedAt: Date.parse('2026-11-19T12:00:00Z') },
});
