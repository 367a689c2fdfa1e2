/** `npm run shop -- invoices due|ask|issue`: who is to have an invoice, and that it is issued. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import { formatDay } from '../../../domain/format.ts';
import type { DocumentKind } from '../../../domain/invoicing/fattura.ts';
import { invoicing } from '../../../shop.config.ts';
import { commandLine } from '../../desk/action-log.ts';
import { askAndLog, issueAndLog, issueDueAndLog } from '../../desk/papers/paper-acts.ts';
import { listDue, type DueInvoice } from '../../orders/electronic-invoices/due-invoices.ts';
import { daysLate } from '../../../domain/invoicing/invoicing-terms.ts';
import { violationsInWords } from '../../../domain/invoicing/violation-words.ts';
import type { InvoiceRow } from '../../orders/electronic-invoices/issue-invoices.ts';
import { json, type Argument } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column } from '../frame/table.ts';
import { money } from '../frame/words.ts';
import { orderNumber, unknownOrder } from '../orders/order-words.ts';
import { detailOptions, kindWords, orRefused, readDetails } from './invoice-words.ts';

const columns: readonly Column<DueInvoice>[] = [
  { heading: { it: 'ordine', en: 'order' }, cell: ({ orderNumber: number }) => number },
  { heading: { it: 'pagato', en: 'paid' }, cell: ({ purchasedAt }) => dayInRome(purchasedAt) },
  { heading: { it: 'da emettere', en: 'due' }, cell: ({ what }, language) => words[language].due[what] },
];

const words = {
  it: {
    due: { invoice: 'fattura', credit_note: 'nota di credito' },
    notYet:
      'shop.config.ts non dice da quando il negozio emette fatture (invoicing.since): da sola non ne va emessa nessuna.',
    none: 'Non c’è nessuna fattura da emettere.',
    issuedBefore: (number: string) =>
      `Preso nota. L’ordine ${number} ha già la sua fattura, che resta com’è a meno che SdI la scarti.`,
    asked: (number: string) => `L’ordine ${number} avrà la fattura: la emette "invoices issue ${number}".`,
    issued: (kind: DocumentKind, number: string, day: string, total: string) =>
      `${kind === 'TD01' ? 'Emessa la fattura' : 'Emessa la nota di credito'} ${number} del ${formatDay(day, 'it')}, ${total}.`,
    late: (days: number) =>
      ` Sono ${days} giorni oltre i dodici che concede la legge: senti il commercialista.`,
    refused: (number: string, why: string) => `L’ordine ${number} non ne ha: SdI la scarterebbe. ${why}`,
    invoiceOf: (number: string) => `La fattura di ${number}`,
    notPaid: (number: string) => `L’ordine ${number} non è pagato: la fattura non c’è.`,
    allThere: (number: string) => `L’ordine ${number} ha già tutti i documenti: non è stato emesso niente.`,
  },
  en: {
    due: { invoice: 'invoice', credit_note: 'credit note' },
    notYet:
      'shop.config.ts does not say since when the shop issues invoices (invoicing.since): no order is due by itself.',
    none: 'No invoice is due.',
    issuedBefore: (number: string) =>
      `Noted. The order ${number} has its invoice already, which stays as it is unless SdI refuses it.`,
    asked: (number: string) =>
      `The order ${number} is to have an invoice: "invoices issue ${number}" makes it.`,
    issued: (kind: DocumentKind, number: string, day: string, total: string) =>
      `The ${kindWords[kind].en} ${number} of ${day} over ${total} is issued.`,
    late: (days: number) => ` It is ${days} days beyond the twelve that the law allows: ask your accountant.`,
    refused: (number: string, why: string) => `The order ${number} has none: SdI would refuse it. ${why}`,
    invoiceOf: (number: string) => `The invoice of ${number}`,
    notPaid: (number: string) => `The order ${number} is not paid: it has no invoice.`,
    allThere: (number: string) => `The order ${number} has all its papers: nothing was issued.`,
  },
} satisfies InBoth<object>;

export const invoicesDue = defineCommand({
  help: {
    it: {
      summary: 'gli ordini che devono avere una fattura o una nota di credito e non ce l’hanno ancora',
      notes: [
        'Le ditte hanno sempre la fattura, i privati se l’hanno chiesta (art. 22 D.P.R. 633/1972) o se lo dice shop.config.ts. Va a SdI entro dodici giorni dal pagamento.',
      ],
    },
    en: {
      summary: 'orders that are to have an invoice or a credit note and have none yet',
      notes: [
        'Companies always have an invoice, private people where they asked for one (art. 22 D.P.R. 633/1972) or shop.config.ts says so. It goes to SdI within twelve days of the payment.',
      ],
    },
  },
  options: { json },
  examples: ['invoices due', 'invoices due --json'],
  async run({ json: asJson }, { terminal, language, open }) {
    const say = words[language];
    const { database } = await open();
    const due = await listDue(database.db, invoicing);
    if (asJson)
      return terminal.printJson({
        due: due.map(({ purchasedAt, ...row }) => ({ ...row, purchasedAt: purchasedAt.toISOString() })),
        total: due.length,
      });
    if (invoicing.since === null) terminal.print(say.notYet);
    if (due.length > 0) printList({ terminal, language }, due, columns, due.length);
    else if (invoicing.since !== null) terminal.print(say.none);
  },
});

export const invoicesAsk = defineCommand({
  help: {
    it: {
      summary: 'il cliente di un ordine vuole la fattura, o la vuole intestata in altro modo',
      notes: [
        'Quello che non dici si prende dall’ordine. Un privato in Italia deve avere il codice fiscale.',
        'Dopo l’emissione la fattura non cambia; se SdI la scarta, "invoices correct" usa quello che hai detto qui.',
      ],
    },
    en: {
      summary: 'the buyer of an order wants an invoice, or wants it to name them otherwise',
      notes: [
        'What is not said is taken from the order. A private person in Italy needs a codice fiscale.',
        'After the invoice was issued it does not change; should SdI refuse it, "invoices correct" takes what was said here.',
      ],
    },
  },
  operands: { number: orderNumber },
  options: detailOptions,
  examples: [
    'invoices ask S-26-7K2M9Q --fiscal-code RSSMRA80A41A944M',
    'invoices ask S-26-7K2M9Q --vat-number 09876540379',
  ],
  async run({ number, ...given }, { language, open }) {
    const details = readDetails(given, language);
    const { database, clock, print } = await open();
    const outcome = await askAndLog({ database, clock }, commandLine, number, details);
    if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
    print(outcome === 'issued' ? words[language].issuedBefore(number) : words[language].asked(number));
  },
});

/** One order; all that is due when left out. */
const oneOrder: Argument<string | undefined> = {
  ...orderNumber,
  meaning: {
    it: 'di quale ordine; se non lo dici, tutte quelle da emettere',
    en: 'of which order; all that are due when left out',
  },
  isOptional: true,
  read: (typed, name, language) =>
    typed === undefined ? undefined : orderNumber.read(typed, name, language),
};

function issuedLine({ kind, number, day, total }: InvoiceRow, today: string, language: Locale): string {
  const say = words[language];
  const late = kind === 'TD01' ? daysLate(day, today) : 0;
  return say.issued(kind, number, day, money(total, language)) + (late > 0 ? say.late(late) : '');
}

export const invoicesIssue = defineCommand({
  help: {
    it: {
      summary: 'emette la fattura di un ordine e le note di credito dei suoi rimborsi, o tutte quelle dovute',
      notes: [
        'Un ordine nominato ha la sua fattura anche se non era obbligatoria. Quello che è già emesso non si emette di nuovo.',
        'Prima ogni documento è controllato con lo schema e le regole di SdI: quello che verrebbe scartato non consuma un numero.',
      ],
      statuses: { 1: 'rifiutato, o SdI ne scarterebbe qualcuna' },
    },
    en: {
      summary: 'issue the invoice of an order and the credit notes of its refunds, or all that is due',
      notes: [
        'An order that is named gets its invoice whether it had to have one or not. What was issued before is not issued again.',
        'Each is checked first, by the schema and the rules that SdI checks: what would be refused uses no number.',
      ],
      statuses: { 1: 'refused, or SdI would refuse some of it' },
    },
  },
  operands: { number: oneOrder },
  examples: ['invoices issue S-26-7K2M9Q', 'invoices issue'],
  async run({ number }, { terminal, language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    const today = dayInRome(clock());
    if (number === undefined) {
      if (invoicing.since === null) print(say.notYet);
      const { issued, refused } = await issueDueAndLog({ database, clock }, commandLine, invoicing);
      for (const row of issued) print(issuedLine(row, today, language));
      for (const { orderNumber: order, violations } of refused)
        terminal.tell(say.refused(order, violationsInWords(violations, language)));
      if (issued.length === 0 && refused.length === 0 && invoicing.since !== null) print(say.none);
      return refused.length > 0 ? 1 : 0;
    }
    const made = await orRefused(
      say.invoiceOf(number),
      issueAndLog({ database, clock }, commandLine, invoicing, number),
      language,
    );
    if (made === 'unknown') throw new Refused(unknownOrder(number, language));
    if (made === 'not_paid') throw new Refused(say.notPaid(number));
    for (const row of made) print(issuedLine(row, today, language));
    if (made.length === 0) print(say.allThere(number));
    return 0;
  },
});
