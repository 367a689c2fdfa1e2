/**
 * What the exchange system (SdI) looks at once a file has the right shape, as far as it can be known without it: the rules of the
 * control table (specifications of FatturaPA, version 1.8 and later, appendix "Elenco dei controlli") under their codes. What
 * the shop's documents never hold (withholding, pension funds, reverse charge, split payment) has no rule here.
 */
import { isFiscalCode, isVatNumber } from '../fiscal.ts';
import type { Fattura } from './fattura.ts';
import { fineOf, type Fine } from './vat-amounts.ts';

/** `code` as SdI calls it. */
export type Violation = { readonly code: string; readonly sentence: string };

type Rule = {
  readonly code: string;
  readonly sentence: string;
  /** @param today in Rome */
  readonly isKept: (fattura: Fattura, today: string) => boolean;
};

const abs = (amount: Fine): Fine => (amount < 0n ? -amount : amount);
const cent = fineOf(1);
const rateOf = ({ ratePercent, nature }: { ratePercent: number; nature: string | null }): string =>
  `${ratePercent} ${nature ?? ''}`;
const isOfItaly = (id: Fattura['buyer']['vat']): boolean => id?.country === 'IT';

const rules: readonly Rule[] = [
  {
    code: '00301',
    sentence: 'The seller’s VAT number is none.',
    isKept: ({ seller }) => !isOfItaly(seller.vat) || isVatNumber(seller.vat.code),
  },
  {
    code: '00305',
    sentence: 'The buyer’s VAT number is none.',
    isKept: ({ buyer }) => !isOfItaly(buyer.vat) || isVatNumber(buyer.vat?.code ?? ''),
  },
  {
    code: '00306',
    sentence: 'The buyer’s codice fiscale is none.',
    isKept: ({ buyer }) => buyer.fiscalCode === null || isFiscalCode(buyer.fiscalCode),
  },
  {
    code: '00400',
    sentence: 'A line without VAT does not say why (nature).',
    isKept: ({ lines }) => lines.every(({ ratePercent, nature }) => ratePercent !== 0 || nature !== null),
  },
  {
    code: '00401',
    sentence: 'A line with VAT says why it had none (nature).',
    isKept: ({ lines }) => lines.every(({ ratePercent, nature }) => ratePercent === 0 || nature === null),
  },
  {
    code: '00403',
    sentence: 'The document is dated after today.',
    isKept: ({ day }, today) => day <= today,
  },
  {
    code: '00417',
    sentence: 'The buyer has neither VAT number nor codice fiscale.',
    isKept: ({ buyer }) => buyer.vat !== null || buyer.fiscalCode !== null,
  },
  {
    code: '00418',
    sentence: 'The credit note is dated before the invoice that it corrects.',
    isKept: ({ day, corrects }) => corrects === null || corrects.day <= day,
  },
  {
    code: '00419',
    sentence: 'The VAT rate of a line has no summary.',
    isKept: ({ lines, summaries }) =>
      lines.every((line) => summaries.some(({ ratePercent }) => ratePercent === line.ratePercent)),
  },
  {
    code: '00421',
    sentence: 'The VAT of a summary is not its rate times the taxable amount, to the cent.',
    isKept: ({ summaries }) =>
      summaries.every(
        ({ taxable, tax, ratePercent }) => Math.abs(Math.round((taxable * ratePercent) / 100) - tax) <= 1,
      ),
  },
  {
    // The table forgives a euro; nothing of ours needs more than a cent.
    code: '00422',
    sentence: 'The taxable amount of a summary is not the sum of its lines.',
    isKept: ({ lines, summaries }) =>
      summaries.every((summary) => {
        const sum = lines
          .filter((line) => rateOf(line) === rateOf(summary))
          .reduce((total, line) => total + line.total, 0n);
        return abs(sum - fineOf(summary.taxable)) <= cent;
      }),
  },
  {
    code: '00423',
    sentence: 'The amount of a line is not its price times its quantity.',
    isKept: ({ lines }) =>
      lines.every(({ quantity, unitPrice, total }) => abs(unitPrice * BigInt(quantity) - total) <= cent),
  },
  {
    code: '00424',
    sentence: 'A VAT rate is no percentage.',
    isKept: ({ lines, summaries }) =>
      [...lines, ...summaries].every(({ ratePercent }) => ratePercent === 0 || ratePercent >= 1),
  },
  {
    code: '00425',
    sentence: 'There is no digit in the document’s number.',
    isKept: ({ number }) => /\d/.test(number),
  },
  {
    code: '00426',
    sentence: 'A PEC address stands beside a recipient code: one of the two.',
    isKept: ({ recipientPec, recipientCode }) => recipientPec === null || recipientCode === '0000000',
  },
  {
    code: '00427',
    sentence:
      'The recipient code has not seven characters; one of six is a public office’s, which needs another format.',
    isKept: ({ recipientCode }) => recipientCode.length === 7,
  },
  {
    code: '00429',
    sentence: 'A summary without VAT does not say why (nature).',
    isKept: ({ summaries }) =>
      summaries.every(({ ratePercent, nature }) => ratePercent !== 0 || nature !== null),
  },
  {
    code: '00430',
    sentence: 'A summary with VAT says why it had none (nature).',
    isKept: ({ summaries }) =>
      summaries.every(({ ratePercent, nature }) => ratePercent === 0 || nature === null),
  },
  {
    code: '00443',
    sentence: 'A summary has a VAT rate that no line has.',
    isKept: ({ lines, summaries }) =>
      summaries.every((summary) => lines.some(({ ratePercent }) => ratePercent === summary.ratePercent)),
  },
  {
    code: '00444',
    sentence: 'A summary and its lines do not say alike why there is no VAT (nature).',
    isKept: ({ lines, summaries }) =>
      lines.every((line) => summaries.some((summary) => rateOf(summary) === rateOf(line))),
  },
  {
    code: '00471',
    sentence: 'Seller and buyer are the same: the shop cannot invoice itself.',
    isKept: ({ seller, buyer }) =>
      `${buyer.vat?.country} ${buyer.vat?.code}` !== `${seller.vat.country} ${seller.vat.code}`,
  },
  {
    code: '00476',
    sentence: 'Neither the seller nor the buyer is of Italy.',
    isKept: ({ seller, buyer }) => buyer.vat === null || isOfItaly(seller.vat) || isOfItaly(buyer.vat),
  },
];

/** Our own: what SdI does not add up, and what the money that moved is compared with. */
const ownRule: Rule = {
  code: 'total',
  sentence: 'The total is not what the summaries add up to.',
  isKept: ({ total, summaries }) =>
    summaries.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0) === total,
};

/** The rules that a document breaks. @param today in Rome, `2026-11-21` */
export const violationsOf = (fattura: Fattura, today: string): Violation[] =>
  [...rules, ownRule]
    .filter(({ isKept }) => !isKept(fattura, today))
    .map(({ code, sentence }) => ({ code, sentence }));
