/** The number that was compared last, for what tells of it beside the box where it was asked: the button and the bar at the thumb. */
import { signal } from '@preact/signals-react';
import type { NumberVerdict } from '../../../domain/compare-numbers.ts';

export type NumberAnswer = {
  readonly partId: number;
  readonly verdict: NumberVerdict;
  readonly isSame: boolean;
  readonly typed: string;
  /** In the page's language. */
  readonly words: string;
};

/** Written by a press alone, so never on the server: an island that is asleep gets no other properties for it. */
export const compared = signal<NumberAnswer | undefined>(undefined);
