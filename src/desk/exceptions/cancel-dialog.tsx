/** Pieces of an order cannot be sent: how many stay, whether the others are for sale again, and what the buyer reads. */
import { useState } from 'react';
import type { ExceptionItem, OrderExceptions } from '../../../domain/contract/desk-exceptions.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SelectField, Tick } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { FormActions } from '../room/form-actions.tsx';
import { noteOf, valuesOf } from '../room/form-values.ts';
import { NoteToBuyer } from '../room/note-to-buyer.tsx';
import { Said } from '../room/said.tsx';
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
        <NoteToBuyer failed={failed} />
        <FormActions doing={words.cancelPieces.do} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
