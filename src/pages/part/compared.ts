/** The number that was compared last, for what tells of it beside the box where it was asked: the button and the bar at the thumb. */
import { createContext, useContext } from 'react';
import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { NumberVerdict } from '../../../domain/compare-numbers.ts';

export type NumberAnswer = {
  readonly partId: number;
  readonly verdict: NumberVerdict;
  readonly isSame: boolean;
  readonly typed: string;
  /** In the page's language, as the box has room for them and as the bar does. */
  readonly words: string;
  readonly inShort: string;
};

type Compared = {
  readonly last: ReadonlySignal<NumberAnswer | undefined>;
  /** @param answer undefined where it answers no longer what is asked */
  readonly tell: (answer: NumberAnswer | undefined) => void;
};

export function createCompared(): Compared {
  const last = signal<NumberAnswer | undefined>(undefined);
  return {
    last,
    tell: (answer) => {
      last.value = answer;
    },
  };
}

/** Made once by the page: an island that is asleep gets no other properties when somebody compares. */
export const ComparedOnPage = createContext<Compared | undefined>(undefined);

export function useCompared(): Compared {
  const compared = useContext(ComparedOnPage);
  if (!compared) throw new Error('No part’s page.');
  return compared;
}
