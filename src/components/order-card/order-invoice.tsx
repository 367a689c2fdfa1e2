/** The courtesy invoice of an order, as a file. */
import type { Order } from '../../../domain/contract/orders.ts';
import { accountCalls } from '../../lib/account-calls.ts';
import { useAlive } from '../../lib/alive.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useProblemWords } from '../form-problem/form-problem.tsx';
import { useAct } from '../form-problem/use-act.ts';

export function OrderInvoice({ order: { id, orderNumber } }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { api } = useStores();
  const { act, failure, isBusy } = useAct();
  const inWords = useProblemWords();
  // As the server wrote it nothing would happen.
  const isAlive = useAlive();

  async function download(): Promise<void> {
    const invoice = await accountCalls(api).invoice(id);
    const { saveFile } = await import('../../browser/output.ts');
    saveFile(t('orders.invoice.fileName', { number: orderNumber }), invoice);
  }

  return (
    <>
      <Button isBusy={!isAlive || isBusy} onClick={() => void act(download)}>
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
