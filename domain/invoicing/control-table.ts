/**
 * What the exchange system (SdI) looks at once a file has the right shape, as far as it can be known without it: the rules of the
 * control table (specifications of FatturaPA, version 1.8 and later, appendix "Elenco dei controlli") under their codes. What
 * the shop's documents never hold (withholding, pension funds, reverse charge, split payment) has no rule here.
 */
import { isFiscalCode, isVatNumber } from '../fiscal.ts';
import type { Fattura } from './fattura.ts';
import { fineOf, type Fine } from './vat-amounts.ts';
import type { Violation, ViolationCode } from './violation-words.ts';

type Rule = {
  readonly code: ViolationCode;
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
    isKept: ({ seller }) => !isOfItaly(seller.vat) || isVatNumber(seller.vat.code),
  },
  {
    code: '00305',
    isKept: ({ buyer }) => !isOfItaly(buyer.vat) || isVatNumber(buyer.vat?.code ?? ''),
  },
  {
    code: '00306',
    isKept: ({ buyer }) => buyer.fiscalCode === null || isFiscalCode(buyer.fiscalCode),
  },
  {
    code: '00400',
    isKept: ({ lines }) => lines.every(({ ratePercent, nature }) => ratePercent !== 0 || nature !== null),
  },
  {
    code: '00401',
    isKept: ({ lines }) => lines.every(({ ratePercent, nature }) => ratePercent === 0 || nature === null),
  },
  {
    code: '00403',
    isKept: ({ day }, today) => day <= today,
  },
  {
    code: '00417',
    isKept: ({ buyer }) => buyer.vat !== null || buyer.fiscalCode !== null,
  },
  {
    code: '00418',
    isKept: ({ day, corrects }) => corrects === null || corrects.day <= day,
  },
  {
    code: '00419',
    isKept: ({ lines, summaries }) =>
      lines.every((line) => summaries.some(({ ratePercent }) => ratePercent === line.ratePercent)),
  },
  {
    code: '00421',
    isKept: ({ summaries }) =>
      summaries.every(
        ({ taxable, tax, ratePercent }) => Math.abs(Math.round((taxable * ratePercent) / 100) - tax) <= 1,
      ),
  },
  {
    // The table forgives a euro; nothing of ours needs more than a cent.
    code: '00422',
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
    isKept: ({ lines }) =>
      lines.every(({ quantity, unitPrice, total }) => abs(unitPrice * BigInt(quantity) - total) <= cent),
  },
  {
    code: '00424',
    isKept: ({ lines, summaries }) =>
      [...lines, ...summaries].every(({ ratePercent }) => ratePercent === 0 || ratePercent >= 1),
  },
  {
    code: '00425',
    isKept: ({ number }) => /\d/.test(number),
  },
  {
    code: '00426',
    isKept: ({ recipientPec, recipientCode }) => recipientPec === null || recipientCode === '0000000',
  },
  {
    code: '00427',
    isKept: ({ recipientCode }) => recipientCode.length === 7,
  },
  {
    code: '00429',
    isKept: ({ summaries }) =>
      summaries.every(({ ratePercent, nature }) => ratePercent !== 0 || nature !== null),
  },
  {
    code: '00430',
    isKept: ({ summaries }) =>
      summaries.every(({ ratePercent, nature }) => ratePercent === 0 || nature === null),
  },
  {
    code: '00443',
    isKept: ({ lines, summaries }) =>
      summaries.every((summary) => lines.some(({ ratePercent }) => ratePercent === summary.ratePercent)),
  },
  {
    code: '00444',
    isKept: ({ lines, summaries }) =>
      lines.every((line) => summaries.some((summary) => rateOf(summary) === rateOf(line))),
  },
  {
    code: '00471',
    isKept: ({ seller, buyer }) =>
      `${buyer.vat?.country} ${buyer.vat?.code}` !== `${seller.vat.country} ${seller.vat.code}`,
  },
  {
    code: '00476',
    isKept: ({ seller, buyer }) => buyer.vat === null || isOfItaly(seller.vat) || isOfItaly(buyer.vat),
  },
];

/** Our own: what SdI does not add up, and what the money that moved is compared with. */
const ownRule: Rule = {
  code: 'total',
  isKept: ({ total, summaries }) =>
    summaries.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0) === total,
};

/** The rules that a document breaks; `violation-words.ts` says them. @param today in Rome, `2026-11-21` */
export const violationsOf = (fattura: Fattura, today: string): Violation[] =>
  [...rules, ownRule].filter(({ isKept }) => !isKept(fattura, today)).map(({ code }) => ({ code }));
