/** The desk's calls: one function each, over what carries them. An answer that is no success is thrown as a `Problem`. */
import type { Send } from '../../../domain/api-call.ts';
import type {
  CodeSecret,
  DeskAction,
  DeskSession,
  DeskSettings,
  DeskVisit,
  NewStaffMember,
  StaffMember,
} from '../../../domain/contract/desk.ts';
import type {
  CorrectedAddress,
  DeskOrders,
  FoundOrders,
  PickingList,
  SentParcel,
  WholeDeskOrder,
} from '../../../domain/contract/desk-orders.ts';
import type { ListingLists, PricesHere } from '../../../domain/contract/desk-listing.ts';
import { Problem } from '../../../domain/problem.ts';
import type { PieceTrouble } from '../../../domain/vocabulary.ts';
import type { Call } from './call.ts';
import { createChannelCalls } from './channel-calls.ts';
import { createElsewhereCalls } from './elsewhere-calls.ts';
import { createExceptionCalls } from './exception-calls.ts';
import { createFigureCalls } from './figure-calls.ts';
import { createInboxCalls } from './inbox-calls.ts';
import { createPaperCalls } from './paper-calls.ts';
import { createPushCalls } from './push-calls.ts';
import { createSafetyCalls } from './safety-calls.ts';
import { createStockCalls } from './stock-calls.ts';

type Codes = { readonly codes: readonly string[] };
type Question = { readonly options: Record<string, unknown> };

export function createDeskCalls(send: Send) {
  const call: Call = async (method, path, body, key) => {
    const answer = await send({
      method,
      path: `/api/desk${path}`,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status >= 400) throw Problem.fromDocument(answer.status, answer.body, answer.requestId);
    return answer.body as never;
  };
  const order = (number: string) => `/orders/${encodeURIComponent(number)}`;

  return {
    visit: () => call<DeskVisit>('GET', '/session'),
    signIn: (email: string, password: string) => call<DeskVisit>('POST', '/session', { email, password }),
    takeInvitation: (token: string, password: string) =>
      call<DeskVisit>('POST', '/invitation', { token, password }),
    signOut: () => call('DELETE', '/session'),

    askForPasskey: () => call<Question>('POST', '/second-factor/question'),
    givePasskey: (response: object) => call('POST', '/second-factor/passkey', { response }),
    giveCode: (code: string) => call('POST', '/second-factor/code', { code }),
    giveRecoveryCode: (code: string) => call('POST', '/second-factor/recovery-code', { code }),

    passkeys: () => call<{ id: string; name: string; createdAt: string }[]>('GET', '/passkeys'),
    askForNewPasskey: () => call<Question>('POST', '/passkeys/question'),
    addPasskey: (response: object, name: string) => call<Codes>('POST', '/passkeys', { response, name }),
    removePasskey: (id: string) => call('DELETE', `/passkeys/${encodeURIComponent(id)}`),
    beginCodes: () => call<CodeSecret>('POST', '/codes'),
    confirmCodes: (code: string) => call<Codes>('POST', '/codes/first', { code }),
    removeCodes: () => call('DELETE', '/codes'),
    newRecoveryCodes: () => call<Codes>('POST', '/recovery-codes'),

    changeSettings: (settings: DeskSettings) => call('PUT', '/settings', settings),
    sessions: () => call<DeskSession[]>('GET', '/sessions'),
    endSession: (id: string) => call('DELETE', `/sessions/${id}`),
    endOtherSessions: () => call('DELETE', '/sessions'),

    orders: () => call<DeskOrders>('GET', '/orders'),
    findOrders: (q: string) =>
      call<FoundOrders>('GET', `/orders/found?${new URLSearchParams({ q }).toString()}`),
    order: (number: string) => call<WholeDeskOrder>('GET', order(number)),
    picking: () => call<PickingList>('GET', '/picking'),
    receivePayment: (number: string) => call<WholeDeskOrder>('PUT', `${order(number)}/paid`),
    cancelOrder: (number: string) => call<WholeDeskOrder>('PUT', `${order(number)}/cancelled`),
    pick: (number: string, itemId: string, isPicked: boolean) =>
      call<WholeDeskOrder>('PUT', `${order(number)}/items/${itemId}/picked`, { isPicked }),
    reportTrouble: (number: string, itemId: string, trouble: PieceTrouble) =>
      call<WholeDeskOrder>('PUT', `${order(number)}/items/${itemId}/trouble`, { trouble }),
    pack: (number: string, isPacked: boolean) =>
      call<WholeDeskOrder>('PUT', `${order(number)}/packed`, { isPacked }),
    ship: (number: string, parcel: SentParcel) =>
      call<WholeDeskOrder>('PUT', `${order(number)}/parcel`, parcel),
    deliver: (number: string) => call<WholeDeskOrder>('PUT', `${order(number)}/delivered`),
    correctAddress: (number: string, address: CorrectedAddress) =>
      call<WholeDeskOrder>('PUT', `${order(number)}/delivery-address`, address),
    writeNote: (number: string, id: string, text: string) =>
      call<WholeDeskOrder>('PUT', `${order(number)}/notes/${id}`, { text }),

    listing: () => call<ListingLists>('GET', '/listing'),
    pricesHere: (asked: Record<string, string>) =>
      call<PricesHere>('GET', `/prices?${new URLSearchParams(asked).toString()}`),
    ...createElsewhereCalls(call),
    ...createExceptionCalls(call),
    ...createPushCalls(call),
    ...createSafetyCalls(call),
    ...createStockCalls(call),
    ...createChannelCalls(call),
    ...createInboxCalls(call),
    ...createFigureCalls(call),
    ...createPaperCalls(call),

    staff: () => call<StaffMember[]>('GET', '/staff'),
    invite: (member: NewStaffMember) => call('POST', '/staff', member),
    removeStaff: (id: string) => call('DELETE', `/staff/${id}`),
    actions: (before?: number) =>
      call<{ actions: DeskAction[] }>('GET', `/actions${before === undefined ? '' : `?before=${before}`}`),
  };
}

export type DeskCalls = ReturnType<typeof createDeskCalls>;
