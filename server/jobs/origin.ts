/** The request that ordered a job stands beside what the job is told: the log then has the failed mail under the request's id. */
import { currentRequestId } from '../log/request-context.ts';

/** No job is told anything under this name. */
const origin = '$request';

/** What is put into the queue: what the job is told, and by which request if there is one. */
export function asSent(data: object): object {
  const reqId = currentRequestId();
  return reqId === undefined ? data : { ...data, [origin]: reqId };
}

/** What a job is told, out of what was put into the queue. */
export function toldOf(sent: unknown): Readonly<Record<string, unknown>> {
  const { [origin]: _origin, ...data } = sent as Record<string, unknown>;
  return data;
}

/** The request that ordered it; none for what comes by the clock. */
export function originOf(sent: unknown): string | undefined {
  const reqId = (sent as Record<string, unknown> | null)?.[origin];
  return typeof reqId === 'string' ? reqId : undefined;
}
