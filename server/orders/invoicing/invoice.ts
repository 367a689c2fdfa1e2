/** The courtesy invoice of an order: what was bought, by whom and for how much, as a PDF in the order's language (decision 0024). */
import { shop } from '../../../shop.config.ts';
import { companyLine } from '../../mail/mail-sheet.ts';
import type { PaidOrder } from '../reading/paid-orders.ts';
import { drawAmounts, drawLines, drawNotes } from './draw-lines.ts';
import { drawHead, drawNextHead, drawParties } from './draw-head.ts';
import { invoiceWords } from './invoice-words.ts';
import { createPaper } from './paper.ts';

export type Invoice = { readonly name: string; readonly content: Uint8Array };

/** The same order, in the same state, always gives the same bytes. @returns a PDF, and what its file is called */
export async function invoiceOf(paid: PaidOrder): Promise<Invoice> {
  const { orderNumber, locale, purchasedAt } = paid.row;
  const words = invoiceWords[locale];
  const about = {
    title: words.about(orderNumber),
    author: shop.company.name,
    language: words.language,
    at: purchasedAt,
    foot: companyLine(locale),
  };
  const paper = createPaper(about, (next) => drawNextHead(next, paid));
  drawHead(paper, paid);
  drawParties(paper, paid);
  drawLines(paper, paid);
  drawAmounts(paper, paid);
  drawNotes(paper, paid);
  return { name: words.file(orderNumber), content: await paper.finish() };
}
