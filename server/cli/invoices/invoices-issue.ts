/** `npm run shop -- invoices due|ask|issue`: who is to have an invoice, and that it is issued. */
import { dayInRome } from '../../../domain/rome-clock.ts';
import { invoicing } from '../../../shop.config.ts';
import { askForInvoice } from '../../orders/electronic-invoices/ask-for-invoice.ts';
import { issueDue, listDue, type DueInvoice } from '../../orders/electronic-invoices/due-invoices.ts';
import { daysLate } from '../../../domain/invoicing/invoicing-terms.ts';
import { issueInvoices, type InvoiceRow } from '../../orders/electronic-invoices/issue-invoices.ts';
import { json, type Argument } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column } from '../frame/table.ts';
import { money } from '../frame/words.ts';
import { orderNumber, unknownOrder } from '../orders/order-words.ts';
import { detailOptions, kindWords, orRefused, readDetails } from './invoice-words.ts';

const columns: readonly Column<DueInvoice>[] = [
  { heading: 'order', cell: ({ orderNumber: number }) => number },
  { heading: 'paid', cell: ({ purchasedAt }) => dayInRome(purchasedAt) },
  { heading: 'due', cell: ({ what }) => what.replace('_', ' ') },
];

const notYet =
  'shop.config.ts does not say since when the shop issues invoices (invoicing.since): no order is due by itself.';

export const invoicesDue = defineCommand({
  summary: 'orders that are to have an invoice or a credit note and have none yet',
  options: { json },
  notes: [
    'Companies always have an invoice, private people where they asked for one (art. 22 D.P.R. 633/1972) or shop.config.ts says so. It goes to SdI within twelve days of the payment.',
  ],
  examples: ['invoices due', 'invoices due --json'],
  async run({ json: asJson }, { terminal, open }) {
    const { database } = await open();
    const due = await listDue(database.db, invoicing);
    if (asJson)
      return terminal.printJson({
        due: due.map(({ purchasedAt, ...row }) => ({ ...row, purchasedAt: purchasedAt.toISOString() })),
        total: due.length,
      });
    if (invoicing.since === null) terminal.print(notYet);
    if (due.length > 0) printList(terminal, due, columns, due.length);
    else if (invoicing.since !== null) terminal.print('No invoice is due.');
  },
});

export const invoicesAsk = defineCommand({
  summary: 'the buyer of an order wants an invoice, or wants it to name them otherwise',
  operands: { number: orderNumber },
  options: detailOptions,
  notes: [
    'What is not said is taken from the order. A private person in Italy needs a codice fiscale.',
    'After the invoice was issued it does not change; should SdI refuse it, "invoices correct" takes what was said here.',
  ],
  examples: [
    'invoices ask S-26-7K2M9Q --fiscal-code RSSMRA80A41A944M',
    'invoices ask S-26-7K2M9Q --vat-number 09876540379',
  ],
  async run({ number, ...given }, { open }) {
    const details = readDetails(given);
    const { database, clock, print } = await open();
    const outcome = await askForInvoice(database.db, number, details, clock());
    if (outcome === 'unknown') throw new Refused(unknownOrder(number));
    print(
      outcome === 'issued'
        ? `Noted. The order ${number} has its invoice already, which stays as it is unless SdI refuses it.`
        : `The order ${number} is to have an invoice: "invoices issue ${number}" makes it.`,
    );
  },
});

/** One order; all that is due when left out. */
const oneOrder: Argument<string | undefined> = {
  ...orderNumber,
  meaning: 'of which order; all that are due when left out',
  isOptional: true,
  read: (typed, name) => (typed === undefined ? undefined : orderNumber.read(typed, name)),
};

const issuedLine = ({ kind, number, day, total }: InvoiceRow, today: string): string => {
  const late = kind === 'TD01' ? daysLate(day, today) : 0;
  const remark =
    late > 0 ? ` It is ${late} days beyond the twelve that the law allows: ask your accountant.` : '';
  return `The ${kindWords[kind]} ${number} of ${day} over ${money(total)} is issued.${remark}`;
};

export const invoicesIssue = defineCommand({
  summary: 'issue the invoice of an order and the credit notes of its refunds, or all that is due',
  operands: { number: oneOrder },
  notes: [
    'An order that is named gets its invoice whether it had to have one or not. What was issued before is not issued again.',
    'Each is checked first, by the schema and the rules that SdI checks: what would be refused uses no number.',
  ],
  examples: ['invoices issue S-26-7K2M9Q', 'invoices issue'],
  statuses: { 1: 'refused, or SdI would refuse some of it' },
  async run({ number }, { terminal, open }) {
    const { database, clock, print } = await open();
    const today = dayInRome(clock());
    if (number === undefined) {
      if (invoicing.since === null) print(notYet);
      const { issued, refused } = await issueDue(database.db, invoicing, clock());
      for (const row of issued) print(issuedLine(row, today));
      for (const { orderNumber: order, because } of refused)
        terminal.tell(`The order ${order} has none: SdI would refuse it. ${because}`);
      if (issued.length === 0 && refused.length === 0 && invoicing.since !== null)
        print('No invoice is due.');
      return refused.length > 0 ? 1 : 0;
    }
    const made = await orRefused(
      `The invoice of ${number}`,
      issueInvoices(database.db, invoicing, number, clock()),
    );
    if (made === 'unknown') throw new Refused(unknownOrder(number));
    if (made === 'not_paid') throw new Refused(`The order ${number} is not paid: it has no invoice.`);
    for (const row of made) print(issuedLine(row, today));
    if (made.length === 0) print(`The order ${number} has all its papers: nothing was issued.`);
    return 0;
  },
});
