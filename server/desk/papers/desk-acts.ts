/** What the owner presses about papers: pressed twice, or by two at once, it is done once, and never to what nobody has seen. */
import type { CorrectedPaper, PaperDetails, SentPapers } from '../../../domain/contract/desk-papers.ts';
import { compactFiscalCode, compactVatNumber } from '../../../domain/fiscal.ts';
import type { Invoicing } from '../../../domain/invoicing/invoicing-terms.ts';
import { Problem } from '../../../domain/problem.ts';
import type { InvoiceDetails } from '../../db/schema/invoices.ts';
import { wrongDetail } from '../../orders/electronic-invoices/ask-for-invoice.ts';
import { InvoiceRefused } from '../../orders/electronic-invoices/issue-invoices.ts';
import type { Actor } from '../action-log.ts';
import {
  askAndLog,
  correctAndLog,
  issueAndLog,
  lockFile,
  refusedAndLog,
  sendInside,
  type Papers,
} from './paper-acts.ts';
import { findPaper, findPapers } from './read-papers.ts';

/** @throws Problem `invalid_body` about the first that is mistyped */
function readDetails({ companyName, ...typed }: PaperDetails): InvoiceDetails {
  const details: InvoiceDetails = {
    ...(companyName && { companyName }),
    ...(typed.fiscalCode && { fiscalCode: compactFiscalCode(typed.fiscalCode) }),
    ...(typed.vatNumber && { vatNumber: compactVatNumber(typed.vatNumber) }),
    ...(typed.uniqueCode && { uniqueCode: typed.uniqueCode.toUpperCase() }),
    ...(typed.pecAddress && { pecAddress: typed.pecAddress.toLowerCase() }),
  };
  const wrong = wrongDetail(details);
  if (wrong)
    throw new Problem('invalid_body', {
      errors: [{ path: wrong.field, code: `invalid_${wrong.field}` }],
    });
  return details;
}

/** @throws Problem `invoice_would_be_refused` with what SdI would say */
async function orRefused<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof InvoiceRefused)) throw error;
    throw new Problem('invoice_would_be_refused', { extra: { violations: error.violations } });
  }
}

/** The buyer wants an invoice, or wants it to name them otherwise. @throws Problem `order_not_found`, `invalid_body` */
export async function askAtDesk(
  deps: Papers,
  who: Actor,
  orderNumber: string,
  typed: PaperDetails,
): Promise<void> {
  const outcome = await askAndLog(deps, who, orderNumber, readDetails(typed));
  if (outcome === 'unknown') throw new Problem('order_not_found');
}

/** Issues what an order lacks. @returns numbers @throws Problem `order_not_found`, `not_paid`, `invoice_would_be_refused` */
export async function issueAtDesk(
  deps: Papers,
  who: Actor,
  terms: Invoicing,
  orderNumber: string,
): Promise<string[]> {
  const made = await orRefused(issueAndLog(deps, who, terms, orderNumber));
  if (made === 'unknown') throw new Problem('order_not_found');
  if (made === 'not_paid') throw new Problem('not_paid');
  return made.map(({ number }) => number);
}

/**
 * All of them, or none. One that was sent once more than whoever presses has seen was sent by this same press.
 *
 * @throws Problem `invoice_not_found`; `invoice_changed` where one is not as it was seen
 */
export const sentAtDesk = (
  { database: { db }, clock }: Papers,
  who: Actor,
  { papers }: SentPapers,
): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await findPapers(
      tx,
      papers.map(({ number }) => number),
    );
    // Found in one order, whoever asks: so nobody waits for somebody who waits for them.
    for (const { number, fileId, attempt } of found) {
      const seen = papers.find((each) => each.number.toUpperCase() === number);
      const { timesSent } = await lockFile(tx, fileId);
      if (seen?.attempt !== attempt) throw new Problem('invoice_changed');
      if (timesSent === seen.timesSent + 1) continue;
      const isAsSeen = timesSent === seen.timesSent;
      if (!isAsSeen || !(await sendInside(tx, who, { number, fileId }, clock())))
        throw new Problem('invoice_changed');
    }
  });

/** @throws Problem `invoice_not_found`, `invoice_changed`; `invoice_not_sent` where there is nothing that SdI could have refused */
export async function refusedAtDesk(
  deps: Papers,
  who: Actor,
  number: string,
  { attempt, reason }: { readonly attempt: number; readonly reason: string },
): Promise<void> {
  const found = await findPaper(deps.database.db, number);
  if (found.attempt !== attempt) throw new Problem('invoice_changed');
  if (await refusedAndLog(deps, who, found, reason)) return;
  const { state, refusal } = await findPaper(deps.database.db, number);
  if (state !== 'refused') throw new Problem('invoice_not_sent');
  if (refusal !== reason) throw new Problem('invoice_changed');
}

/** What was said of the buyer stays also where SdI would refuse it again. @throws Problem `invoice_not_found`, `invoice_not_refused`, `invoice_would_be_refused`, `invalid_body` */
export async function correctAtDesk(
  deps: Papers,
  who: Actor,
  terms: Invoicing,
  number: string,
  { attempt, details: typed }: CorrectedPaper,
): Promise<void> {
  const details = readDetails(typed);
  const found = await findPaper(deps.database.db, number);
  // Another press was faster, and has made it anew.
  if (found.attempt === attempt + 1 && found.state === 'issued') return;
  if (found.attempt !== attempt) throw new Problem('invoice_changed');
  if (found.state !== 'refused') throw new Problem('invoice_not_refused');
  if (Object.keys(details).length > 0) await askAndLog(deps, who, found.orderNumber, details);
  const outcome = await orRefused(correctAndLog(deps, who, terms, found.number));
  // The order was locked meanwhile: whoever had it first has corrected it.
  if (outcome === 'not_refused' && (await findPaper(deps.database.db, number)).attempt !== attempt + 1)
    throw new Problem('invoice_not_refused');
}
