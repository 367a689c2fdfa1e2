/** What it comes to, how that was paid, and what was given back of it. */
import { formatDay } from '../../../domain/format.ts';
import { paymentMethodWords } from '../../../domain/payment-methods.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { amountsOf } from '../../mail/confirmation-lines.ts';
import { confirmationWords } from '../../mail/confirmation-words.ts';
import type { PaidOrder } from '../reading/paid-orders.ts';
import { invoiceWords } from './invoice-words.ts';
import { left, right, type Paper } from './paper.ts';

type Line = { readonly name: string; readonly amount: string; readonly isTotal?: true };

const amountWidth = 90;

export function drawAmounts(paper: Paper, paid: PaidOrder): void {
  const lines = linesOf(paid);
  // They stay together: a total alone on its sheet says little.
  paper.makeRoom(lines.length * 22);
  const table = paper.part('Table');
  for (const { name, amount, isTotal } of lines) {
    const manner = isTotal ? ({ face: 'bold', size: 12 } as const) : {};
    const of = paper.part('TR', table);
    const at = { x: left + 120, width: right - left - 120 - amountWidth - 10, align: 'right' } as const;
    const height = paper.write(name, { ...manner, ...at }, { of, as: 'TH', scope: 'Row' });
    const sum = { x: right - amountWidth, width: amountWidth, align: 'right' } as const;
    paper.write(amount, { ...manner, ...sum }, { of, as: 'TD' });
    paper.y += height + 4;
  }
  paper.y += 14;
}

function linesOf({ row, payment, refunds }: PaidOrder): Line[] {
  const { locale, finalPrice, paymentMethod, purchasedAt } = row;
  const words = invoiceWords[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  const day = (moment: Date) => formatDay(moment.toISOString(), locale);
  const paid = words.paid(day(purchasedAt));
  return [
    ...amountsOf(row, locale).map(([name, amount]) => ({ name, amount })),
    { name: confirmationWords[locale].finalPrice, amount: money(finalPrice), isTotal: true },
    { name: `${paid} (${paymentMethodWords[paymentMethod][locale]})`, amount: money(payment.amount) },
    ...refunds.map(({ doneAt, askedAt, reason, amount }) => ({
      name: `${doneAt ? words.refunded(day(doneAt)) : words.refundAsked(day(askedAt))} (${words.reasons[reason]})`,
      amount: `−${money(amount)}`,
    })),
  ];
}
