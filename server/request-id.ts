/** Which request is being worked on, however far its work has gone: into a query, a page's own calls, a job. */
import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | undefined>();

/** The id under which the log has it; none outside of requests and of the jobs that they ordered. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Does work that belongs to a request. */
export const asRequest = <Result>(id: string | undefined, work: () => Result): Result =>
  current.run(id, work);
