/** Invoices, credit notes and the register of takings, as the owner sees them at the desk. Cents; days of documents in Rome, `2026-11-21`. */
import * as z from 'zod/mini';
import { figuresDay } from './desk-figures.ts';
import { text } from './free-text.ts';
import { documentKinds } from '../invoicing/fattura.ts';
import { invoiceNumberShape, invoiceStates } from '../invoicing/issued-invoices.ts';
import { violationCodes } from '../invoicing/violation-words.ts';
import { vatSchemes } from '../vocabulary.ts';

const InvoiceNumber = z.string().check(z.regex(invoiceNumberShape));
export const PaperParameters = z.object({ paper: InvoiceNumber });

const Month = z.string().check(
  z.regex(/^\d{4}-\d{2}$/),
  z.refine((month) => figuresDay.safeParse(`${month}-01`).success),
);

/** A document; what it says of a file is about the latest. */
export const DeskPaper = z.object({
  number: z.string(),
  kind: z.enum(documentKinds),
  day: z.string(),
  orderNumber: z.string(),
  buyer: z.string(),
  total: z.int(),
  state: z.enum(invoiceStates),
  attempt: z.int(),
  sentAt: z.nullable(z.string()),
  timesSent: z.int(),
  refusedAt: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
});
export type DeskPaper = z.infer<typeof DeskPaper>;

const narrowing = {
  state: z.optional(z.enum(invoiceStates)),
  kind: z.optional(z.enum(documentKinds)),
  month: z.optional(Month),
};
export const PapersQuery = z.object({
  ...narrowing,
  /** Those that come after this one in the list; the latest when left out. */
  after: z.optional(InvoiceNumber),
});
export type PapersQuery = z.infer<typeof PapersQuery>;
export const DeskPapers = z.object({ papers: z.array(DeskPaper), hasMore: z.boolean() });
export type DeskPapers = z.infer<typeof DeskPapers>;

export const chosenPapersMax = 200;
/** Those that are chosen by number, or all that the list is narrowed to. */
export const PapersZipQuery = z.object({
  ...narrowing,
  numbers: z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(chosenPapersMax * 20)),
        z.transform((typed) => typed.split(',')),
      ),
      z.array(InvoiceNumber).check(z.maxLength(chosenPapersMax)),
    ),
  ),
});

/** What an order has to have and has not. */
export const dueKinds = ['invoice', 'credit_note'] as const;

export const DuePaper = z.object({
  orderNumber: z.string(),
  purchasedAt: z.string(),
  buyer: z.string(),
  what: z.enum(dueKinds),
  /** Days over those that the law allows; 0 within them, and for credit notes. */
  daysLate: z.int(),
});
export type DuePaper = z.infer<typeof DuePaper>;
/** `since` is null as long as the owner has not said from which day the shop issues invoices by itself. */
export const DuePapers = z.object({ since: z.nullable(z.string()), due: z.array(DuePaper) });
export type DuePapers = z.infer<typeof DuePapers>;

const PaperViolation = z.object({ code: z.enum(violationCodes), detail: z.optional(z.string()) });
/** What was issued, and what SdI would refuse: that uses no number, and stays due. */
export const IssuedPapers = z.object({
  issued: z.array(z.string()),
  refused: z.array(z.object({ orderNumber: z.string(), violations: z.array(PaperViolation) })),
});
export type IssuedPapers = z.infer<typeof IssuedPapers>;

const PaperLine = z.object({
  code: z.nullable(z.string()),
  description: z.string(),
  quantity: z.int(),
  total: z.int(),
  ratePercent: z.number(),
  nature: z.nullable(z.string()),
});
const PaperSummary = z.object({
  ratePercent: z.number(),
  nature: z.nullable(z.string()),
  taxable: z.int(),
  tax: z.int(),
  reference: z.nullable(z.string()),
});
const PaperFile = z.object({
  attempt: z.int(),
  fileName: z.string(),
  madeAt: z.string(),
  sentAt: z.nullable(z.string()),
  timesSent: z.int(),
  refusedAt: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
});
export type PaperFile = z.infer<typeof PaperFile>;

/** A document with what its latest file says, and every file that was made of it, the first one first. */
export const WholePaper = z.extend(DeskPaper, {
  content: z.object({
    buyer: z.object({
      name: z.string(),
      vatNumber: z.nullable(z.string()),
      fiscalCode: z.nullable(z.string()),
      address: z.string(),
    }),
    recipientCode: z.string(),
    recipientPec: z.nullable(z.string()),
    causes: z.array(z.string()),
    stampDuty: z.nullable(z.int()),
    lines: z.array(PaperLine),
    summaries: z.array(PaperSummary),
  }),
  files: z.array(PaperFile),
});
export type WholePaper = z.infer<typeof WholePaper>;
export const PaperFileParameters = z.extend(PaperParameters, {
  attempt: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9_999)),
});

/** A document as whoever presses has seen it: pressed twice, or by two at once, it is done once. */
const SeenPaper = z.strictObject({
  number: InvoiceNumber,
  attempt: z.int().check(z.minimum(1)),
  timesSent: z.int().check(z.minimum(0)),
});
export const SentPapers = z.strictObject({
  papers: z.array(SeenPaper).check(z.minLength(1), z.maxLength(chosenPapersMax)),
});
export type SentPapers = z.infer<typeof SentPapers>;

const Attempt = z.int().check(z.minimum(1), z.maximum(9_999));
export const RefusedPaper = z.strictObject({ attempt: Attempt, reason: text(500) });
export type RefusedPaper = z.infer<typeof RefusedPaper>;

/** What an invoice is to say of its buyer where the order does not say it, or says it wrong; what is left out stays. */
export const PaperDetails = z.strictObject({
  companyName: z.optional(text(80)),
  fiscalCode: z.optional(text(40)),
  vatNumber: z.optional(text(40)),
  uniqueCode: z.optional(text(20)),
  pecAddress: z.optional(text(256)),
});
export type PaperDetails = z.infer<typeof PaperDetails>;
export const CorrectedPaper = z.strictObject({ attempt: Attempt, details: PaperDetails });
export type CorrectedPaper = z.infer<typeof CorrectedPaper>;

/** The papers of an order. */
export const OrderPapers = z.object({
  orderNumber: z.string(),
  buyer: z.string(),
  isPaid: z.boolean(),
  /** What it could have and has not, whether it has to or not. */
  missing: z.nullable(z.enum(dueKinds)),
  isDue: z.boolean(),
  /** What an invoice would say of the buyer now. */
  says: z.object({
    companyName: z.nullable(z.string()),
    fiscalCode: z.nullable(z.string()),
    vatNumber: z.nullable(z.string()),
    uniqueCode: z.nullable(z.string()),
    pecAddress: z.nullable(z.string()),
  }),
  papers: z.array(DeskPaper),
});
export type OrderPapers = z.infer<typeof OrderPapers>;
/** With the numbers of what was issued now. */
export const IssuedOrderPapers = z.extend(OrderPapers, { issued: z.array(z.string()) });
export type IssuedOrderPapers = z.infer<typeof IssuedOrderPapers>;

export const TakingsQuery = z.object({ month: Month });
/** `hasRegister` is false where every sale has an invoice. Of the margin scheme `taxable` and `tax` are null. */
export const Takings = z.object({
  hasRegister: z.boolean(),
  today: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      vatScheme: z.enum(vatSchemes),
      sales: z.int(),
      taken: z.int(),
      refunds: z.int(),
      givenBack: z.int(),
      total: z.int(),
      taxable: z.nullable(z.int()),
      tax: z.nullable(z.int()),
    }),
  ),
});
export type Takings = z.infer<typeof Takings>;
