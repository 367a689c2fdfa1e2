/** The calls about one's own account; apart from `api.ts`, so that no other page's first load carries them. */
import type { AccountCart, AccountCartChange } from '../../domain/contract/account-cart.ts';
import type { User } from '../../domain/contract/account.ts';
import type { ItemReturn, OrderItem } from '../../domain/contract/orders.ts';
import type {
  Erasure,
  PasswordChange,
  PersonalData,
  ProfileChange,
  Session,
} from '../../domain/contract/profile.ts';
import type { Api } from './api.ts';

/** @returns one function per call, over the same client as all others */
export const accountCalls = ({ mine }: Pick<Api, 'mine'>) => ({
  changeProfile: (body: ProfileChange) => mine<User>('PATCH', '/users/me', { body }),
  changePassword: (body: PasswordChange, idempotencyKey: string) =>
    mine<void>('PUT', '/users/me/password', { body, headers: { 'idempotency-key': idempotencyKey } }),
  /** @param token of the link that was mailed */
  proveMailbox: (token: string) => mine<void>('POST', '/users/me/mailbox', { body: { token } }),
  /** Has that link mailed once more. */
  mailboxLink: () => mine<{ accepted: true }>('POST', '/users/me/mailbox/link'),
  /** The cart that is kept with the account. */
  cart: () => mine<AccountCart>('GET', '/cart'),
  /** @returns it afterwards: of another revision where another device was first, and nothing was changed */
  changeCart: (body: AccountCartChange) => mine<AccountCart>('PUT', '/cart', { body }),
  personalData: () => mine<PersonalData>('GET', '/users/me/export'),
  erase: (body: Erasure) => mine<void>('DELETE', '/users/me', { body }),
  sessions: () => mine<Session[]>('GET', '/users/me/sessions'),
  /** One session, or all but this one. */
  endSessions: (id?: string) => mine<void>('DELETE', `/users/me/sessions${id ? `/${id}` : ''}`),
  returnItem: (orderId: string, itemId: string, body: ItemReturn) =>
    mine<OrderItem>('POST', `/orders/${orderId}/items/${itemId}/return`, { body }),
  /** The courtesy invoice of a paid order, a PDF. */
  invoice: (orderId: string) =>
    mine<Blob>('GET', `/orders/${orderId}/invoice`, { headers: { accept: 'application/pdf' } }),
});
