/** The desk's calls about what does not go as it should. What is done may be sent twice. */
import type {
  KeptPieces,
  OrderExceptions,
  PartialRefund,
  ReceivedReturn,
  RefundedReturn,
  SecondTry,
  WaitingReturn,
} from '../../../domain/contract/desk-exceptions.ts';
import type { Call } from './call.ts';

export function createExceptionCalls(call: Call) {
  const order = (number: string) => `/orders/${encodeURIComponent(number)}`;
  const put = (number: string, path: string, body?: object) =>
    call<OrderExceptions>('PUT', `${order(number)}/${path}`, body);
  return {
    returns: () => call<{ returns: WaitingReturn[] }>('GET', '/returns'),
    exceptions: (number: string) => call<OrderExceptions>('GET', `${order(number)}/exceptions`),
    /** @param id made by whoever asks */
    refundPart: (number: string, id: string, refund: PartialRefund) => put(number, `refunds/${id}`, refund),
    refundOrder: (number: string) => put(number, 'refunded'),
    cancelPieces: (number: string, itemId: string, kept: KeptPieces) =>
      put(number, `items/${itemId}/kept`, kept),
    receiveReturn: (number: string, itemId: string, received: ReceivedReturn) =>
      put(number, `items/${itemId}/received`, received),
    refundReturn: (number: string, itemId: string, refunded: RefundedReturn) =>
      put(number, `items/${itemId}/refunded`, refunded),
    refundLost: (number: string, note: string | null) => put(number, 'lost', { note }),
    sendAgain: (number: string, again: SecondTry) => put(number, 'second-try', again),
  };
}
