/** How the command line names jobs. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { eq } from 'drizzle-orm';
import { requestReference } from '../../../domain/request-reference.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { refunds } from '../../db/schema/payments.ts';
import type { FailedJob } from '../../jobs/failed-jobs.ts';
import { Refused, UsageError } from '../frame/command.ts';
import { oneOrMore, operand, type Reader } from '../frame/arguments.ts';
import { printable } from '../frame/words.ts';

const words = {
  it: {
    noId: (typed: string) => `"${typed}" non è l’id di un lavoro.`,
    unknown: (ending: string) => `Fra i lavori non riusciti ${ending} non c’è.`,
    several: (ending: string) => `Più lavori finiscono con ${ending}: scrivine un po’ di più.`,
  },
  en: {
    noId: (typed: string) => `"${typed}" is no id of a job.`,
    unknown: (ending: string) => `There is no failed job ${ending}.`,
    several: (ending: string) => `Several jobs end with ${ending}: type more of it.`,
  },
} satisfies InBoth<object>;

const readId: Reader<string> = (typed, _name, language) => {
  if (!/^[\da-f-]{4,36}$/i.test(typed)) throw new UsageError(words[language].noId(typed));
  return typed.toLowerCase();
};

export const jobId = operand(
  'ID',
  {
    it: 'l’id del lavoro, o la sua fine come la dà l’elenco',
    en: 'the job’s id, or its end as the list shows it',
  },
  readId,
);

/** Jobs by their ids, or `all`. */
export const jobIds = oneOrMore(
  operand(
    'ID',
    {
      it: 'l’id del lavoro, o la sua fine come la dà l’elenco; all per tutti',
      en: 'the job’s id, or its end as the list shows it; all for all of them',
    },
    (typed, name, language) => (typed === 'all' ? typed : readId(typed, name, language)),
  ),
);

/** @throws Refused when none of the list, or several, have an id that ends so */
export function jobCalled(failed: readonly FailedJob[], ending: string, language: Locale): FailedJob {
  const [found, other] = failed.filter(({ id }) => id.endsWith(ending));
  if (!found) throw new Refused(words[language].unknown(ending));
  if (other) throw new Refused(words[language].several(ending));
  return found;
}

/** @throws Refused as `jobCalled` */
export const jobsCalled = (
  failed: readonly FailedJob[],
  ids: readonly string[],
  language: Locale,
): readonly FailedJob[] =>
  ids.includes('all') ? failed : ids.map((ending) => jobCalled(failed, ending, language));

/** What a job is about: an order's number, a request, or somebody's address. */
export async function aboutOf(db: Executor, { data }: FailedJob): Promise<string> {
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : undefined);
  const orderId = text('orderId') ?? (await orderOfRefund(db, text('refundId')));
  if (orderId !== undefined) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    return order?.orderNumber ?? '';
  }
  const requestId = text('requestId');
  return requestId === undefined ? printable(text('email') ?? '') : requestReference(requestId);
}

async function orderOfRefund(db: Executor, refundId: string | undefined): Promise<string | undefined> {
  if (refundId === undefined) return undefined;
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  return refund?.orderId;
}

/** A failed job for programs. What it was told (a message, an address) is left out. */
export const jobJson = ({ data: _told, orderedAt, failedAt, ...job }: FailedJob, about: string) => ({
  ...job,
  about,
  orderedAt: orderedAt.toISOString(),
  failedAt: failedAt.toISOString(),
});
