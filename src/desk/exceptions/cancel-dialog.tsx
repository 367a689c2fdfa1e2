/** Pieces of an order cannot be sent: how many stay, whether the others are for sale again, and what the buyer reads. */
import { useState } from 'react';
import type { ExceptionItem, OrderExceptions } from '../../../domain/contract/desk-exceptions.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AreaField, SelectField, Tick } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { noteOf, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './exceptions.module.css';

type CancelProps = {
  readonly order: OrderExceptions;
  readonly item: ExceptionItem;
  readonly onClose: () => void;
  readonly onDone: (order: OrderExceptions) => void;
};

export function CancelDialog({ order, item, onClose, onDone }: CancelProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed, forget } = useAct();
  const [kept, setKept] = useState(0);
  const back = item.ifKept[kept];
  return (
    <Dialog title={words.cancelPieces.title[order.delivery](item.sku)} onClose={onClose}>
      <form
        className={`stack ${styles.form}`}
        onInput={forget}
        onSubmit={(event) => {
          const { isForSale, note = '' } = valuesOf(event);
          const cancelled = { kept, isForSale: isForSale !== undefined, note: noteOf(note) };
          void act(async () => onDone(await calls.cancelPieces(order.orderNumber, item.id, cancelled)));
        }}
      >
        {back && (
          <p className="muted" role="status">
            {words.cancelPieces.about(
              formatMoney(back.total, locale),
              back.shipping > 0 ? formatMoney(back.shipping, locale) : undefined,
            )}
          </p>
        )}
        <Said failed={failed} />
        {item.quantity > 1 && (
          <SelectField
            label={words.cancelPieces.kept}
            name="kept"
            value={kept}
            onChange={({ target }) => setKept(Number(target.value))}
          >
            {Array.from({ length: item.quantity }, (_, pieces) => (
              <option key={pieces}>{pieces}</option>
            ))}
          </SelectField>
        )}
        <Tick label={words.exceptions.forSale} name="isForSale" />
        <AreaField
          label={words.exceptions.note}
          name="note"
          rows={2}
          maxLength={300}
          optional={words.exceptions.optional}
          error={fieldError(words, failed, 'note')}
        />
        <DialogActions>
          <Button isLarge onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="signal" isLarge isBusy={isBusy}>
            {words.cancelPieces.do}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
