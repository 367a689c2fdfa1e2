/** Invoices and credit notes as the desk shows them. */
import { inArray } from 'drizzle-orm';
import { buyerName } from '../../../domain/buyer.ts';
import type {
  DeskPaper,
  DeskPapers,
  DuePapers,
  PapersQuery,
  WholePaper,
} from '../../../domain/contract/desk-papers.ts';
import { periodOf } from '../../../domain/figures/periods.ts';
import { daysLate, type Invoicing } from '../../../domain/invoicing/invoicing-terms.ts';
import { Problem } from '../../../domain/problem.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { listDue } from '../../orders/electronic-invoices/due-invoices.ts';
import {
  bytesOf,
  filesOf,
  listInvoices,
  type InvoiceFilter,
  type ListedInvoice,
} from '../../orders/electronic-invoices/list-invoices.ts';
import { readIssued } from '../../orders/electronic-invoices/read-issued.ts';

const pageSize = 50;

const isoOf = (moment: Date | null): string | null => moment && moment.toISOString();

export const paperOf = ({ kind, state, attempt, timesSent, ...listed }: ListedInvoice): DeskPaper => ({
  number: listed.number,
  kind,
  day: listed.day,
  orderNumber: listed.orderNumber,
  buyer: listed.buyer,
  total: listed.total,
  state,
  attempt,
  sentAt: isoOf(listed.sentAt),
  timesSent,
  refusedAt: isoOf(listed.refusedAt),
  refusal: listed.refusal,
});

type Narrowing = Pick<PapersQuery, 'state' | 'kind' | 'month'>;

/** What a list or a ZIP is narrowed by. */
export function filterOf({ state, kind, month }: Narrowing): InvoiceFilter {
  const days = month === undefined ? undefined : periodOf('month', `${month}-01`);
  return { state, kind, from: days?.from, to: days?.to };
}

/** The latest first, a page of them. */
export async function readPapers(db: Executor, { after, ...narrowing }: PapersQuery): Promise<DeskPapers> {
  const filter = { ...filterOf(narrowing), after: after?.toUpperCase(), limit: pageSize + 1 };
  const found = await listInvoices(db, filter);
  return { papers: found.slice(0, pageSize).map(paperOf), hasMore: found.length > pageSize };
}

/** @throws Problem `invoice_not_found` where one of them is not there */
export async function findPapers(db: Executor, numbers: readonly string[]): Promise<ListedInvoice[]> {
  const wanted = [...new Set(numbers.map((number) => number.toUpperCase()))];
  const found = await listInvoices(db, { numbers: wanted });
  if (found.length < wanted.length) throw new Problem('invoice_not_found');
  return found;
}

/** @throws Problem `invoice_not_found` */
export async function findPaper(db: Executor, number: string): Promise<ListedInvoice> {
  const [found] = await findPapers(db, [number]);
  if (!found) throw new Problem('invoice_not_found');
  return found;
}

/** @throws Problem `invoice_not_found` */
export async function readPaper(db: Executor, number: string): Promise<WholePaper> {
  const found = await findPaper(db, number);
  const files = await filesOf(db, found.id);
  return {
    ...paperOf(found),
    content: await readIssued(await bytesOf(db, found.fileId)),
    files: files.map(({ attempt, fileName, madeAt, sentAt, timesSent, refusedAt, refusal }) => ({
      attempt,
      fileName,
      madeAt: madeAt.toISOString(),
      sentAt: isoOf(sentAt),
      timesSent,
      refusedAt: isoOf(refusedAt),
      refusal,
    })),
  };
}

/** One file of a document, as it was handed out. @throws Problem `invoice_not_found` */
export async function readFile(
  db: Executor,
  number: string,
  attempt: number,
): Promise<{ fileName: string; xml: Buffer }> {
  const { id } = await findPaper(db, number);
  const file = (await filesOf(db, id)).find((each) => each.attempt === attempt);
  if (!file) throw new Problem('invoice_not_found');
  return { fileName: file.fileName, xml: await bytesOf(db, file.id) };
}

/** What is to be issued, the longest waiting first. */
export async function readDue(db: Executor, terms: Invoicing, now: Date): Promise<DuePapers> {
  const due = await listDue(db, terms);
  const numbers = due.map(({ orderNumber }) => orderNumber);
  const found = await db
    .select({ orderNumber: orders.orderNumber, buyer: orders.buyer })
    .from(orders)
    .where(inArray(orders.orderNumber, numbers));
  const buyers = new Map(found.map(({ orderNumber, buyer }) => [orderNumber, buyerName(buyer)]));
  const today = dayInRome(now);
  return {
    since: terms.since,
    due: due.map(({ orderNumber, purchasedAt, what }) => ({
      orderNumber,
      purchasedAt: purchasedAt.toISOString(),
      buyer: buyers.get(orderNumber) ?? '',
      what,
      daysLate: what === 'invoice' ? daysLate(dayInRome(purchasedAt), today) : 0,
    })),
  };
}
