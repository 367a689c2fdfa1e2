/** Asks whether the transfer of an order has come, and for how much one looks; then the order is paid. */
import type { WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';

type ReceivedDialogProps = {
  readonly orderNumber: string;
  /** Cents. */
  readonly amount: number;
  readonly onDone: (order: WholeDeskOrder) => void | Promise<void>;
  readonly onClose: () => void;
};

export function ReceivedDialog({ orderNumber, amount, onDone, onClose }: ReceivedDialogProps) {
  const { calls, words, locale } = useDesk();
  return (
    <AskDialog
      title={words.awaited.ask}
      doing={words.awaited.do}
      onDo={async () => onDone(await calls.receivePayment(orderNumber))}
      onClose={onClose}
    >
      <p>{words.awaited.about(orderNumber, formatMoney(amount, locale))}</p>
    </AskDialog>
  );
}
