/** Which request is being worked on, however far its work has gone: into a query, a page's own calls, a job. */
import { AsyncLocalStorage } from 'node:async_hooks';

export type Origin = {
  /** The id under which the log has it; none for what comes by the clock. */
  readonly id: string | undefined;
  /**
   * Whose it is, where others must not wait for what they ask: the same name for the same network, and no address.
   * Made when it is asked for, which few requests do.
   */
  readonly senderOf?: () => string | undefined;
  /** When it came, in milliseconds of `performance.now()`; none for what comes by the clock. */
  readonly cameAt?: number;
  /** Whether what is called now is called by the server itself, for this request (`asInnerCall`). */
  readonly isInner?: true;
};

const current = new AsyncLocalStorage<Origin>();

/** The id under which the log has it; none outside of requests and of the jobs that they ordered. */
export const currentRequestId = (): string | undefined => current.getStore()?.id;

/** Whose it is; nobody's outside of requests and of the jobs that they ordered. */
export const currentSender = (): string | undefined => current.getStore()?.senderOf?.();

/** The same, to be handed on to what is done for the request. */
export const currentSenderOf = (): Origin['senderOf'] => current.getStore()?.senderOf;

/** When it came, in milliseconds of `performance.now()`: for a page's own calls that is when the page was asked for. */
export const currentCameAt = (): number | undefined => current.getStore()?.cameAt;

/** Does work that belongs to a request. */
export const asRequest = <Result>(origin: Origin, work: () => Result): Result => current.run(origin, work);

/** Whether the server itself calls, as for a page that it renders. */
export const isInnerCall = (): boolean => current.getStore()?.isInner ?? false;

/** Calls the server's own API on behalf of the request that is being worked on. */
export const asInnerCall = <Result>(call: () => Result): Result =>
  current.run({ id: undefined, ...current.getStore(), isInner: true }, call);
