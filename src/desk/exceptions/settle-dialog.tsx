/** What came back is paid back, all of it or less what it is worth less. */
import { useState } from 'react';
import type { ExceptionItem, OrderExceptions } from '../../../domain/contract/desk-exceptions.ts';
import { readPrice } from '../../../domain/written-price.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AreaField, Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';

type SettleProps = {
  readonly order: OrderExceptions;
  readonly item: ExceptionItem;
  readonly onClose: () => void;
  readonly onDone: (order: OrderExceptions) => void;
};

export function SettleDialog({ order, item, onClose, onDone }: SettleProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [wrong, setWrong] = useState<'cents' | 'note'>();

  function settle({ cents: typed = '', note = '' }: Readonly<Record<string, string>>): void {
    const cents = typed.trim() === '' ? null : readPrice(typed);
    const problem = cents === undefined ? 'cents' : cents !== null && note.trim() === '' ? 'note' : undefined;
    setWrong(problem);
    if (problem || cents === undefined) return;
    const reduction = cents === null ? null : { cents, note };
    void act(async () => onDone(await calls.refundReturn(order.orderNumber, item.id, { reduction })));
  }

  return (
    <Dialog title={words.settle.title(item.sku)} onClose={onClose}>
      <form className="stack" onSubmit={(event) => settle(valuesOf(event))}>
        <p>
          <strong>{words.settle.due(formatMoney(item.due, locale))}</strong>
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
              hint={words.settle.lessAbout(formatMoney(item.left, locale))}
              error={wrong === 'cents' ? words.exceptions.noAmount : undefined}
            />
            <AreaField
              label={words.settle.lessWhy}
              name="note"
              rows={2}
              maxLength={300}
              optional={words.exceptions.optional}
              defaultValue={item.outcomeNote ?? ''}
              error={wrong === 'note' ? words.settle.whyMissing : undefined}
            />
          </>
        )}
        <DialogActions>
          <Button isLarge onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="signal" isLarge isBusy={isBusy}>
            {words.settle.do}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
