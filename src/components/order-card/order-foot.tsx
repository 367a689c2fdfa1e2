/** What stands below an order: its courtesy invoice, how to print it, and on paper what the law and the buyer want to read there. */
import type { Order } from '../../../domain/contract/orders.ts';
import { formatDay } from '../../../domain/format.ts';
import { shop } from '../../../shop.config.ts';
import { accountCalls } from '../../lib/account-calls.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useProblemWords } from '../form-problem/form-problem.tsx';
import { useAct } from '../form-problem/use-act.ts';
import { PrintButton } from '../print-button/print-button.tsx';
import card from './order-card.module.css';
import styles from './order-foot.module.css';

export function OrderFoot({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { email, phones } = shop;
  return (
    <div className={styles.foot}>
      <div className={card.presses}>
        <PrintButton words="orders.print" about={t('orders.number', { number: order.orderNumber })} />
        {order.purchasedAt && <OrderInvoice order={order} />}
      </div>
      <div className={`paper small ${styles.notes}`}>
        <Withdrawal order={order} />
        <p>{t('orders.paper.noInvoice')}</p>
        <p>{t('orders.paper.contact', { email, phone: phones[0] })}</p>
      </div>
    </div>
  );
}

/** Until delivery nobody knows the last day: it is counted from there (art. 52 Codice del consumo). */
function Withdrawal({ order: { state, purchasedAt, items, withdrawalDays } }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const item = items.find(({ state }) => state === 'ordered');
  if (!item) return null;
  if (state === 'delivered' && item.returnableUntil)
    return <p>{t('orders.paper.until', { day: formatDay(item.returnableUntil, locale) })}</p>;
  return purchasedAt && <p>{t('orders.paper.within', { days: withdrawalDays })}</p>;
}

/** The courtesy invoice of an order, as a file. */
function OrderInvoice({ order: { id, orderNumber } }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { api } = useStores();
  const { act, failure, isBusy } = useAct();
  const inWords = useProblemWords();

  async function download(): Promise<void> {
    const invoice = await accountCalls(api).invoice(id);
    const { saveFile } = await import('../../browser/output.ts');
    saveFile(t('orders.invoice.fileName', { number: orderNumber }), invoice);
  }

  return (
    <>
      <Button isBusy={isBusy} onClick={() => void act(download)}>
        {t('orders.invoice.download')}
        <span className="hidden"> {orderNumber}</span>
      </Button>
      {failure && (
        <Notice tone="bad">
          {failure === 'connection_lost' || failure === 'no_answer'
            ? t('orders.invoice.lost')
            : inWords(failure)}
        </Notice>
      )}
    </>
  );
}
