/** What came back is paid back, all of it or less what it is worth less. */
import { useState } from 'react';
import type { ExceptionItem, OrderExceptions } from '../../../domain/contract/desk-exceptions.ts';
import { dueLess } from '../../../domain/exceptions/balance.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { AreaField, Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { FormActions } from '../room/form-actions.tsx';
import { amountOf, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './exceptions.module.css';

type SettleProps = {
  readonly order: OrderExceptions;
  readonly item: ExceptionItem;
  readonly onClose: () => void;
  readonly onDone: (order: OrderExceptions) => void;
};

export function SettleDialog({ order, item, onClose, onDone }: SettleProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed, forget, refuse } = useAct();
  const [typed, setTyped] = useState('');
  const isLess = typed.trim() !== '';
  const less = isLess ? amountOf(typed, locale, 'cents') : 0;
  const paidBack =
    typeof less === 'number' && less <= item.left
      ? formatMoney(dueLess({ left: item.left, shipping: item.shippingDue, most: order.left }, less), locale)
      : '—';

  function settle({ note = '' }: Readonly<Record<string, string>>): void {
    if (typeof less !== 'number') return refuse([less]);
    if (isLess && note.trim() === '') return refuse([{ path: 'note', code: 'why_missing' }]);
    const reduction = isLess ? { cents: less, note } : null;
    void act(async () => onDone(await calls.refundReturn(order.orderNumber, item.id, { reduction })));
  }

  return (
    <Dialog title={words.settle.title(item.sku)} onClose={onClose}>
      <form
        className={`stack ${styles.form}`}
        noValidate
        onInput={forget}
        onSubmit={(event) => settle(valuesOf(event))}
      >
        <p role="status">
          <strong>{words.settle.due(paidBack)}</strong>
        </p>
        <Said failed={failed} />
        {item.isReducible && (
          <>
            <Field
              label={words.settle.less}
              name="cents"
              inputMode="decimal"
              autoComplete="off"
              optional={words.exceptions.optional}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              hint={words.settle.lessAbout(formatMoney(item.left, locale))}
              error={fieldError(words, failed, 'cents') ?? fieldError(words, failed, 'reduction.cents')}
            />
            <AreaField
              label={words.settle.lessWhy}
              name="note"
              rows={2}
              maxLength={300}
              required={isLess}
              {...(!isLess && { optional: words.exceptions.optional })}
              defaultValue={item.outcomeNote ?? ''}
              error={fieldError(words, failed, 'note') ?? fieldError(words, failed, 'reduction.note')}
            />
          </>
        )}
        <FormActions doing={words.settle.do} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
