/** What is known of a part fitting this person's car: said in full beside it, in a word at the button. */
import { useEffect } from 'react';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { fitAmong } from '../../../domain/fit-among.ts';
import type { FitVerdict, MyCar } from '../../../domain/my-car.ts';
import { useSought } from '../../components/part-card/use-sought.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useStores } from '../../stores/stores.tsx';
import { useCompared, type NumberAnswer } from './compared.ts';

type Fit = {
  /** The chosen car, once it is known, and what is told of it. */
  readonly car: MyCar | undefined;
  readonly verdict: FitVerdict | undefined;
  /** Whether this person searched for the very number of this part: what they hold in their hands bears it. */
  readonly isSought: boolean;
  /** What the number on their own piece told: it goes before the car. */
  readonly answer: NumberAnswer | undefined;
  /** Undefined where there is nothing to judge by. */
  readonly isGood: boolean | undefined;
};

/** @param others what is shown beside it */
export function useFit(part: PartSummary, others: readonly PartSummary[]): Fit {
  const { myCar, searches } = useStores();
  useEffect(() => void searches.load(), [searches]);
  const isSought = useSought(part);
  const car = useKnown(myCar.car, undefined);
  const verdict = car && fitAmong(part, others, car);
  const answer = useKnown(useCompared().last, undefined, (last) =>
    last?.partId === part.id ? last : undefined,
  );
  return { car, verdict, isSought, answer, isGood: answer ? answer.isSame : isSought || verdict?.isGood };
}
