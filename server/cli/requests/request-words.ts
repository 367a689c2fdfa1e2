/** How the command line names and gives out requests. */
import { findRequests, type RequestRow } from '../../forms/shopkeeper-requests.ts';
import type { Executor } from '../../db/client.ts';
import { Refused, UsageError } from '../frame/command.ts';
import { operand } from '../frame/arguments.ts';

/** The request that a command is about. */
export const requestId = operand('ID', 'the request’s id, or its end as the list shows it', (typed) => {
  if (!/^[\da-f-]{4,36}$/i.test(typed)) throw new UsageError(`"${typed}" is no id of a request.`);
  return typed.toLowerCase();
});

/** @throws Refused when no request, or more than one, has an id that ends so */
export async function findRequest(db: Executor, id: string): Promise<RequestRow> {
  const [found, other] = await findRequests(db, id);
  if (!found) throw new Refused(`There is no request ${id}.`);
  if (other) throw new Refused(`Several requests end with ${id}: type more of it.`);
  return found;
}

/** A request for programs: the names of the API, times in UTC. */
export const requestJson = ({ receivedAt, answeredAt, ...request }: RequestRow) => ({
  ...request,
  receivedAt: receivedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});
