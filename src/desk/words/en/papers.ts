/** What the desk says of invoices, credit notes and the register of takings, in English. */
import type { DeskWords } from '../it.ts';

type Rooms = 'papers' | 'paper' | 'paperDetails' | 'orderPapers' | 'takings';

export const papers: Pick<DeskWords, Rooms> = {
  papers: {
    title: 'Papers',
    kinds: { TD01: 'invoice', TD04: 'credit note' },
    states: { issued: 'to be sent', sent: 'sent', refused: 'refused' },
    notSetUp:
      'The shop does not issue invoices by itself yet: whoever looks after its computer sets that up, once you give them what you and your accountant have decided (from which day, with which letter in the number, under which VAT scheme); until then they are made order by order.',
    notSetUpWhere: 'For whoever does it: “invoicing” in shop.config.ts; the day is “since”.',
    due: 'Due',
    dueKinds: { invoice: 'invoice', credit_note: 'credit note' },
    nothingDue: 'Nothing is due.',
    paidOn: (day) => `paid on ${day}`,
    late: (days) =>
      `${days === 1 ? 'a day' : `${days} days`} beyond the twelve that the law allows: ask your accountant`,
    issue: 'Issue',
    issueOf: (number) => `Issue for order ${number}`,
    issueAll: (count) => `Issue all (${count})`,
    issued: (numbers) =>
      numbers.length === 0
        ? ''
        : numbers.length === 1
          ? `${numbers[0]} is issued.`
          : `${numbers.length} papers are issued, from ${numbers[0]} to ${numbers.at(-1)}.`,
    notIssued: (number) => `Nothing was issued for order ${number}: SdI would refuse it.`,
    putRight: 'Put the buyer’s data right',
    list: 'Invoices and credit notes',
    narrow: 'Show',
    state: 'State',
    kind: 'Kind',
    month: 'Month',
    all: 'All',
    none: 'There are no such papers.',
    noneYet: 'There are no papers yet.',
    more: 'Before these',
    choose: (number) => `Choose ${number}`,
    chosen: (count) => `${count} chosen`,
    zipAll: 'Download all of these (ZIP)',
    zipChosen: (count) => `Download the ${count} chosen (ZIP)`,
    zipOne: 'Download the chosen one (ZIP)',
    markChosen: 'Mark as sent',
    order: (number) => `order ${number}`,
    sentOn: (when, times) => (times === 1 ? `sent ${when}` : `sent ${times} times, last ${when}`),
    refusedOn: (when, why) => `refused ${when}: ${why}`,
    back: 'All papers',
  },
  paper: {
    title: (kind, number) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}`,
    of: (day) => `of ${day}`,
    xml: 'Download the XML',
    courtesy: 'Courtesy invoice (PDF)',
    buyer: 'Made out to',
    vatNumber: 'VAT number',
    fiscalCode: 'Codice fiscale',
    recipient: 'Recipient code',
    pec: 'PEC',
    lines: 'Lines',
    summaries: 'VAT summary',
    sums: { rate: 'VAT', taxable: 'Taxable', tax: 'Tax' },
    total: 'Total',
    stamp: (amount) => `Revenue stamp: ${amount}, which the shop bears.`,
    files: 'Files',
    made: (when) => `made ${when}`,
    sent: 'It was sent',
    sentAgain: 'It was sent again',
    refused: 'SdI refused it',
    refusedTitle: (number) => `SdI refused ${number}`,
    refusedAbout:
      'It counts as not issued: it is to be sent again, corrected, within five days, with the same number and the same day.',
    reason: 'What SdI said',
    reasonHint: 'For example: 00305, IdCodice non valido.',
    doRefuse: 'Mark as refused',
    correct: 'Make it anew',
    correctAbout:
      'Type only what was wrong: the rest stays. Number and day stay the same, the file is a new one.',
    doCorrect: 'Make it anew with these',
  },
  paperDetails: {
    companyName: 'Company',
    fiscalCode: 'Codice fiscale',
    vatNumber: 'VAT number',
    vatNumberHint: 'Of another country with its letters: DE123456789.',
    uniqueCode: 'Recipient code',
    pecAddress: 'PEC',
    now: (value) => `Now: ${value}`,
  },
  orderPapers: {
    open: 'Invoice and papers',
    title: (number) => `Papers, order ${number}`,
    notPaid: 'The order is not paid: it has no invoice yet.',
    noneYet: 'Nothing of this order is issued yet.',
    missing: {
      invoice: 'It is to have an invoice, which is not issued yet.',
      credit_note: 'A refund has no credit note yet.',
    },
    notByItself: 'The invoice is not issued yet: the shop does not issue it by itself.',
    issue: { invoice: 'Issue the invoice', credit_note: 'Issue the credit note' },
    details: 'The buyer’s data for the invoice',
    detailsAbout:
      'Type only what is missing or wrong: the rest is as in the order. A private person in Italy needs a codice fiscale.',
    detailsIssued:
      'The invoice is issued and does not change. What you type counts should SdI refuse it and it is made anew.',
    ask: 'They want an invoice with these',
    asked: 'Noted.',
  },
  takings: {
    title: 'Takings',
    about:
      'Sales without an invoice, by day of payment and VAT scheme. A refund counts on the day on which it went. Who asks for an invoice later leaves the totals of their day.',
    noRegister: 'Every sale has its invoice: there is nothing for the register.',
    nothing: 'There is nothing for the register in this month.',
    caption: 'Takings day by day',
    earlier: 'Month before',
    later: 'Month after',
    schemes: { margin: 'margin', ordinary: 'ordinary' },
    columns: {
      day: 'Day',
      sales: 'Sales',
      taken: 'Taken',
      givenBack: 'Given back',
      total: 'Takings',
      taxable: 'Taxable',
      tax: 'Tax',
    },
    total: 'Total',
    file: 'Download for a spreadsheet (CSV)',
  },
};
