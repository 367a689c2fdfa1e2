/** What came back is paid back, all of it or less what it is worth less. */
import type { ExceptionItem, OrderExceptions } from '../../../domain/contract/desk-exceptions.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AreaField, Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { amountOf, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';

type SettleProps = {
  readonly order: OrderExceptions;
  readonly item: ExceptionItem;
  readonly onClose: () => void;
  readonly onDone: (order: OrderExceptions) => void;
};

export function SettleDialog({ order, item, onClose, onDone }: SettleProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed, forget, refuse } = useAct();

  function settle({ cents: typed = '', note = '' }: Readonly<Record<string, string>>): void {
    const cents = typed.trim() === '' ? null : amountOf(typed, locale, 'cents');
    if (typeof cents === 'object' && cents !== null) return refuse([cents]);
    if (cents !== null && note.trim() === '') return refuse([{ path: 'note', code: 'why_missing' }]);
    const reduction = cents === null ? null : { cents, note };
    void act(async () => onDone(await calls.refundReturn(order.orderNumber, item.id, { reduction })));
  }

  return (
    <Dialog title={words.settle.title(item.sku)} onClose={onClose}>
      <form className="stack" noValidate onInput={forget} onSubmit={(event) => settle(valuesOf(event))}>
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
              error={fieldError(words, failed, 'cents') ?? fieldError(words, failed, 'reduction.cents')}
            />
            <AreaField
              label={words.settle.lessWhy}
              name="note"
              rows={2}
              maxLength={300}
              optional={words.exceptions.optional}
              defaultValue={item.outcomeNote ?? ''}
              error={fieldError(words, failed, 'note') ?? fieldError(words, failed, 'reduction.note')}
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
