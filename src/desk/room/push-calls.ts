/** The desk's calls about notices on this telephone. */
import type { NewPushSubscription, PushState, SeenPushState } from '../../../domain/contract/desk-push.ts';
import type { Call } from './call.ts';

export function createPushCalls(call: Call) {
  return {
    push: () => call<PushState>('GET', '/push'),
    beginPush: (subscription: NewPushSubscription) => call('PUT', '/push/subscription', subscription),
    seePush: (endpoint: string) => call<SeenPushState>('POST', '/push/seen', { endpoint }),
    endPush: () => call('DELETE', '/push/subscription'),
  };
}
