/** How a piece was tried; it may stay unsaid, which is what it is where nobody presses anything. */
import type { TestedWay } from '../../../domain/tested-ways.ts';
import { useDesk } from '../room/context.ts';
import { Choice } from './choice.tsx';

type TestedChoiceProps = {
  readonly value: TestedWay | null;
  readonly error: string | undefined;
  readonly onChoose: (value: TestedWay | null) => void;
};

export function TestedChoice({ value, error, onChoose }: TestedChoiceProps) {
  const { listing } = useDesk().words;
  return (
    <Choice
      label={listing.tested}
      name="tested"
      options={listing.testedWays}
      value={value ?? 'none'}
      optional={listing.optional}
      error={error}
      onChoose={(chosen) => onChoose(chosen === 'none' ? null : chosen)}
    />
  );
}
