/** What the buyer is told beside what is done to an order, if anything. */
import { AreaField } from '../../ui/field/field.tsx';
import { useDesk } from './context.ts';
import { fieldError } from './said.tsx';
import type { Failed } from './use-act.ts';

type NoteToBuyerProps = {
  readonly failed: Failed | undefined;
  /** What it says until somebody writes something else. */
  readonly suggested?: string;
};

export function NoteToBuyer({ failed, suggested }: NoteToBuyerProps) {
  const { words } = useDesk();
  return (
    <AreaField
      label={words.exceptions.note}
      name="note"
      rows={2}
      maxLength={300}
      optional={words.exceptions.optional}
      defaultValue={suggested}
      error={fieldError(words, failed, 'note')}
    />
  );
}
