/** Pieces that somebody has just bought over the counter: how many, and what they paid. */
import { useState } from 'react';
import type { WholeStockPart } from '../../../domain/contract/desk-part.ts';
import { readPrice } from '../../../domain/written-price.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { FormActions } from '../room/form-actions.tsx';
import { noteOf, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './stock.module.css';

type SellAtCounterProps = {
  readonly part: WholeStockPart;
  readonly onClose: () => void;
  readonly onSold: (part: WholeStockPart) => void;
};

export function SellAtCounter({ part, onClose, onSold }: SellAtCounterProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed } = useAct();
  const free = part.onHand - part.reserved;
  const [pieces, setPieces] = useState('1');
  /** Until somebody types what was paid, it is what the pieces cost. */
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<'pieces' | 'amount'>();
  const count = /^\d{1,4}$/.test(pieces.trim()) ? Number(pieces) : 0;
  const isCount = count >= 1 && count <= free;
  const due = part.discountedPrice * (isCount ? count : 1);
  const amount = typed ?? (due / 100).toFixed(2).replace('.', locale === 'it' ? ',' : '.');

  function sell({ note = '', repairer = '' }: Readonly<Record<string, string>>): void {
    const paid = readPrice(amount);
    setWrong(isCount ? (paid === undefined ? 'amount' : undefined) : 'pieces');
    if (!isCount || paid === undefined) return;
    const said = repairer.trim();
    const sale = { pieces: count, amount: paid, note: noteOf(note), ...(said !== '' && { repairer: said }) };
    void act(async () => onSold(await calls.sellAtCounter(part.id, sale)));
  }

  return (
    <Dialog title={words.counter.title(part.sku)} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          sell(valuesOf(event));
        }}
      >
        <p className="muted">{words.counter.about}</p>
        <Said failed={failed} />
        {free > 1 && (
          <Field
            label={words.counter.pieces(free)}
            name="pieces"
            inputMode="numeric"
            autoComplete="off"
            value={pieces}
            onChange={(event) => setPieces(event.currentTarget.value)}
            error={
              wrong === 'pieces' ? words.counter.invalidPieces(free) : fieldError(words, failed, 'pieces')
            }
          />
        )}
        <Field
          label={words.counter.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={wrong === 'amount' ? words.part.invalidPrice : fieldError(words, failed, 'amount')}
        />
        {part.isSafety && (
          <Field
            label={words.counter.repairer}
            name="repairer"
            maxLength={40}
            required
            autoComplete="off"
            hint={words.counter.repairerAbout}
            error={fieldError(words, failed, 'repairer')}
          />
        )}
        <Field
          label={words.part.note}
          name="note"
          maxLength={300}
          optional={words.part.optional}
          error={fieldError(words, failed, 'note')}
        />
        <FormActions doing={words.counter.do} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
