/** The second step of a withdrawal (design 4.6): what goes back, until when, a reason if one likes, Cancel and Confirm. */
import { refundDays } from '../../../domain/constants.ts';
import type { Order, OrderItem } from '../../../domain/contract/orders.ts';
import { formatDay } from '../../../domain/format.ts';
import { refundOf } from '../../../domain/refund.ts';
import { policies } from '../../../shop.config.ts';
import { accountCalls } from '../../lib/account-calls.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { AreaField } from '../../ui/field/field.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { FormProblem, useFieldError } from '../form-problem/form-problem.tsx';
import { useMoney } from '../price/price.tsx';
import totals from '../quote/totals.module.css';
import styles from './return-dialog.module.css';

type ReturnDialogProps = {
  readonly order: Order;
  readonly item: OrderItem;
  readonly email: string;
  readonly onReturned: (item: OrderItem) => void;
  readonly onClose: () => void;
};

export function ReturnDialog({ order, item, email, onReturned, onClose }: ReturnDialogProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { api, toasts } = useStores();
  const until = item.returnableUntil;
  const { form, codes, failure, isBusy } = useForm({
    schema: async () => (await import('../../../domain/contract/orders.ts')).ItemReturn,
    read: (fields) => {
      const reason = String(fields.get('reason')).trim();
      return reason === '' ? {} : { reason };
    },
    async submit(form) {
      const returned = await accountCalls(api).returnItem(order.id, item.id, form);
      toasts.show(t('returns.done'));
      onReturned(returned);
    },
    draft: `return ${item.id}`,
  });
  const errorOf = useFieldError(codes);

  return (
    <Dialog title={t('returns.title')} onClose={onClose}>
      <div className={styles.item}>
        <b>{item.name}</b>
        <Tag number={item.serialNumber} label={t('part.number')} />
        {item.quantity > 1 && <span>{t('cart.quantity', { count: item.quantity })}</span>}
        <span className="muted">{t('orders.number', { number: order.orderNumber })}</span>
      </div>
      <p>
        {until === null
          ? t('returns.textDelivered', { days: order.withdrawalDays })
          : t('returns.text', { day: formatDay(until, locale) })}
      </p>
      <RefundLines order={order} item={item} />
      <form {...form} className="stack">
        <AreaField
          label={t('returns.reason')}
          name="reason"
          rows={3}
          optional={t('form.optional')}
          error={errorOf('reason')}
        />
        <p className="muted small">{t('returns.receipt', { email })}</p>
        <FormProblem failure={failure} figures={{ days: order.withdrawalDays }} />
        <DialogActions>
          <Button onClick={onClose}>{t('returns.cancel')}</Button>
          <Button type="submit" look="signal" isBusy={isBusy}>
            {t(isBusy ? 'returns.busy' : 'returns.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type RefundLinesProps = { readonly order: Order; readonly item: OrderItem };

/** What comes back for a piece, line by line, and when. */
function RefundLines({ order, item }: RefundLinesProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { goods, discount, shipping, isLast, total } = refundOf(order, item);
  const lines = [
    [t('returns.refund.price'), money(goods)],
    ...(discount > 0
      ? [[t('totals.welcome', { percent: policies.welcomeDiscount.percent }), `−${money(discount)}`]]
      : []),
    ...(shipping > 0 ? [[t('totals.shipping'), money(shipping)]] : []),
    [t('returns.refund.total'), money(total)],
  ];
  return (
    <>
      <dl className={`${totals.totals} ${styles.refund}`}>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">
        {t('returns.refund.when', { days: refundDays })}
        {!isLast &&
          order.shipping > 0 &&
          ` ${t('returns.refund.shipping', { amount: money(order.shipping) })}`}
      </p>
    </>
  );
}
