/** What somebody wrote to the shop where no answer came: it waits in this browser, and goes as soon as it can. */
import type { Locale } from '../../../domain/constants.ts';
import type { ContactMessage, PartRequest } from '../../../domain/contract/forms.ts';
import type { StoredPhoto } from './stored-photo.ts';

export type OutboxKind = 'request' | 'message';

/** What was written, as the contract has it. */
export type Writing =
  | { readonly kind: 'request'; readonly form: PartRequest; readonly photos: readonly StoredPhoto[] }
  | { readonly kind: 'message'; readonly form: ContactMessage };

type Envelope = {
  /** Its `Idempotency-Key`: however often it is sent, the shop takes it once. */
  readonly key: string;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** The id of who was signed in: with their session it is over. */
  readonly author?: string;
  /** The person has heard of its end. */
  readonly isTold?: true;
};

export type WaitingItem = Envelope & { readonly fate: 'waiting'; readonly writing: Writing };

/** The shop would not have it: it stays until the person has put it right or given it up. `code` is the problem's. */
export type RefusedItem = Envelope & {
  readonly fate: 'refused';
  readonly writing: Writing;
  readonly code: string;
};

/** The shop has it. What was written is gone from here. */
type SentItem = Envelope & {
  readonly fate: 'sent';
  readonly kind: OutboxKind;
  readonly email: string;
  /** Of a request. */
  readonly id?: string | undefined;
};

/** The shop does not have it. */
export type UnsentItem = WaitingItem | RefusedItem;

export type OutboxItem = UnsentItem | SentItem;

export const isUnsent = (item: OutboxItem): item is UnsentItem => item.fate !== 'sent';

export const kindOf = (item: OutboxItem): OutboxKind =>
  item.fate === 'sent' ? item.kind : item.writing.kind;

const fates: readonly unknown[] = ['waiting', 'refused', 'sent'] satisfies OutboxItem['fate'][];

/** Whether what lies in the browser is an item of this version of the shop. */
export function isOutboxItem(stored: unknown): stored is OutboxItem {
  if (typeof stored !== 'object' || stored === null) return false;
  const { key, writtenAt, fate, writing, kind } = stored as Record<string, unknown>;
  const isKnown = (name: unknown) => name === 'request' || name === 'message';
  if (typeof key !== 'string' || typeof writtenAt !== 'number' || !fates.includes(fate)) return false;
  if (fate === 'sent') return isKnown(kind);
  const { kind: written, form } = (writing ?? {}) as Record<string, unknown>;
  return isKnown(written) && typeof form === 'object' && form !== null;
}
