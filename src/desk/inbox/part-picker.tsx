/** Parts from stock for an answer: found, chosen, and offered at a price for whoever asked. */
import { useState } from 'react';
import { answerPartsMax } from '../../../domain/contract/desk-inbox.ts';
import type { StockPart } from '../../../domain/contract/desk-stock.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import { StockPiece } from '../stock/stock-piece.tsx';
import type { ChosenPart } from './use-answer-draft.ts';
import styles from './inbox.module.css';

type PartPickerProps = {
  readonly chosen: readonly ChosenPart[];
  /** What is wrong with the price of the one at a place, in words. */
  readonly priceError: (at: number) => string | undefined;
  readonly onChange: (chosen: ChosenPart[]) => void;
};

export function PartPicker({ chosen, priceError, onChange }: PartPickerProps) {
  const { calls, words } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [found, setFound] = useState<readonly StockPart[]>();
  const others = found?.filter(({ id }) => !chosen.some(({ part }) => part.id === id));
  return (
    <div className={styles.parts}>
      <h3>{words.inbox.parts}</h3>
      <p className="muted small">{words.inbox.partsAbout}</p>
      {chosen.map(({ part, price }, at) => (
        <div key={part.id} className={styles.part}>
          <StockPiece part={part} />
          <Button
            aria-label={words.inbox.takeOut(pieceOf(part))}
            onClick={() => onChange(chosen.filter((one) => one.part !== part))}
          >
            −
          </Button>
          <div className={styles.offer}>
            <Field
              label={words.inbox.offerPrice}
              optional={words.inbox.optional}
              name={`price-${part.id}`}
              inputMode="decimal"
              autoComplete="off"
              value={price}
              error={priceError(at)}
              onChange={({ currentTarget: { value } }) =>
                onChange(chosen.map((one) => (one.part === part ? { part, price: value } : one)))
              }
            />
          </div>
        </div>
      ))}
      {chosen.length < answerPartsMax && (
        <form
          role="search"
          className={styles.find}
          onSubmit={(event) => {
            const { query = '' } = valuesOf(event);
            void act(async () => setFound((await calls.findStock(query)).parts.filter(canBeSold)));
          }}
        >
          <Field label={words.inbox.find} name="query" required maxLength={100} autoComplete="off" />
          <Button type="submit" isLarge isBusy={isBusy}>
            {words.inbox.search}
          </Button>
        </form>
      )}
      <Said failed={failed} />
      {found?.length === 0 && <p role="status">{words.inbox.noneFound}</p>}
      {chosen.length < answerPartsMax &&
        others?.map((part) => (
          <div key={part.id} className={styles.part}>
            <StockPiece part={part} />
            <Button
              aria-label={words.inbox.add(pieceOf(part))}
              onClick={() => onChange([...chosen, { part, price: '' }])}
            >
              +
            </Button>
          </div>
        ))}
      {others && others.length > 0 && (
        <Button isLarge onClick={() => setFound(undefined)}>
          {words.inbox.closeFound}
        </Button>
      )}
    </div>
  );
}

/** Of two of one number each is told apart. */
const pieceOf = ({ sku, name }: StockPart): string => `${sku}, ${name}`;

const canBeSold = ({ onHand, reserved }: StockPart): boolean => onHand > reserved;
