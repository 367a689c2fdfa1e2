/** Jobs as spans, under the id of the request that ordered them. */
import { currentRequestId } from '../log/request-context.ts';
import { failureCode, requestIdFact, type Tracer } from '../tracing/tracer.ts';
import type { JobHandlers } from './job-data.ts';

/** The same handlers, each within a span of its job's name. What a job is told stays out of it: whose it is. */
export function traceJobs(handlers: JobHandlers, tracer: Tracer | undefined): JobHandlers {
  if (!tracer) return handlers;
  const traced = Object.entries(handlers).map(([name, handle]) => [
    name,
    (data: never) => inSpan(tracer, name, () => (handle as (data: never) => Promise<void>)(data)),
  ]);
  return Object.fromEntries(traced) as JobHandlers;
}

async function inSpan(tracer: Tracer, name: string, work: () => Promise<void>): Promise<void> {
  const reqId = currentRequestId();
  const span = tracer.begin('job', name, {
    'smonto.job': name,
    ...(reqId !== undefined && { [requestIdFact]: reqId }),
  });
  try {
    await span.within(work);
    span.end();
  } catch (error) {
    span.end({}, failureCode(error));
    throw error;
  }
}
