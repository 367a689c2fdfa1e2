/** The desk's calls about what people wrote to the shop. What is done may be sent twice. */
import type { Inbox, InboxThread, NewAnswer } from '../../../domain/contract/desk-inbox.ts';
import type { Call } from './call.ts';

export function createInboxCalls(call: Call) {
  return {
    inbox: () => call<Inbox>('GET', '/inbox'),
    thread: (id: string) => call<InboxThread>('GET', `/inbox/${id}`),
    /** @param answerId made by whoever answers */
    answer: (id: string, answerId: string, answer: NewAnswer) =>
      call<InboxThread>('PUT', `/inbox/${id}/answers/${answerId}`, answer),
    /** @param offerId of an offer in one of its answers */
    takeBackOffer: (id: string, offerId: string) =>
      call<InboxThread>('DELETE', `/inbox/${id}/offers/${offerId}`),
    closeThread: (id: string, isClosed: boolean) =>
      call<InboxThread>('PUT', `/inbox/${id}/closed`, { isClosed }),
  };
}

/** Where a photo that was sent with a request is. @param position from 0 */
export const photoOf = (id: string, position: number): string => `/api/desk/inbox/${id}/photos/${position}`;
