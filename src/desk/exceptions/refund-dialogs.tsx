/** Money goes back: a part of it, or all the rest with the order. */
import { useRef, useState } from 'react';
import type { OrderExceptions } from '../../../domain/contract/desk-exceptions.ts';
import { mostInPart } from '../../../domain/exceptions/part-refund.ts';
import { chosenRefundReasons, type ChosenRefundReason } from '../../../domain/refund-reasons.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import { FormActions } from '../room/form-actions.tsx';
import { amountOf, noteOf, valuesOf } from '../room/form-values.ts';
import { NoteToBuyer } from '../room/note-to-buyer.tsx';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './exceptions.module.css';

type RefundProps = {
  readonly order: OrderExceptions;
  readonly onClose: () => void;
  readonly onDone: (order: OrderExceptions) => void;
};

export function RefundPartDialog({ order, onClose, onDone }: RefundProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed, forget, refuse } = useAct();
  /** What was sent in vain, and perhaps arrived, is the same refund when it is sent again. */
  const key = useRef(crypto.randomUUID());
  const [itemId, setItemId] = useState('');
  const [reason, setReason] = useState<ChosenRefundReason>('defect');
  const item = order.items.find(({ id }) => id === itemId);
  const left = reason === 'shipping' ? order.shippingLeft : (item?.left ?? order.left);
  const most = mostInPart(order, left);
  return (
    <Dialog title={words.refund.title} onClose={onClose}>
      <form
        className={`stack ${styles.form}`}
        noValidate
        onInput={forget}
        onSubmit={(event) => {
          const { amount: typed = '', note = '' } = valuesOf(event);
          const amount = amountOf(typed, locale, 'amount');
          if (typeof amount !== 'number') return refuse([amount]);
          const refund = { itemId: item?.id ?? null, amount, reason, note: noteOf(note) };
          void act(async () => onDone(await calls.refundPart(order.orderNumber, key.current, refund)));
        }}
      >
        <p className="muted">{words.refund.about}</p>
        <Said failed={failed} />
        <SelectField
          label={words.refund.of}
          name="item"
          value={itemId}
          onChange={({ target }) => setItemId(target.value)}
        >
          <option value="">{words.exceptions.ofOrder}</option>
          {order.items.map(({ id, sku, name }) => (
            <option key={id} value={id}>
              {sku} · {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.exceptions.why}
          name="reason"
          value={reason}
          onChange={({ target }) => setReason(target.value as ChosenRefundReason)}
        >
          {chosenRefundReasons.map((one) => (
            <option key={one} value={one}>
              {words.exceptions.reasons[one]}
            </option>
          ))}
        </SelectField>
        <Field
          label={words.exceptions.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          hint={words.exceptions.most(formatMoney(most, locale))}
          error={fieldError(words, failed, 'amount')}
        />
        <NoteToBuyer failed={failed} />
        <FormActions doing={words.refund.do} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

export function RefundAllDialog({ order, onClose, onDone }: RefundProps) {
  const { calls, words, locale } = useDesk();
  return (
    <AskDialog
      title={words.refund.allTitle}
      doing={words.refund.do}
      onDo={async () => onDone(await calls.refundOrder(order.orderNumber))}
      onClose={onClose}
    >
      <p>{words.refund.allAbout(formatMoney(order.owed, locale))}</p>
    </AskDialog>
  );
}
