/** How the shopkeeper's command line writes what orders are made of. */
import type { PaymentMethod } from '../../domain/contract/buying.ts';
import type { ListedOrder } from '../orders/shopkeeper-orders.ts';

export const methodWords: Record<PaymentMethod, string> = {
  card: 'card',
  wallet: 'wallet',
  bank_transfer: 'transfer',
};

const timeZone = 'Europe/Rome';
// Sweden writes dates as ISO 8601 does.
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** `2026-11-21`, the day in Italy. */
export const dayInRome = (moment: Date): string => day.format(moment);

/** `2026-11-21 14:30` by the clock of Rome. */
export const minuteInRome = (moment: Date): string => minute.format(moment);

/** The company, or the person. */
export const buyerName = ({ companyName, firstName, lastName }: ListedOrder['buyer']): string =>
  printable(companyName ?? [firstName, lastName].filter(Boolean).join(' '));

/** What a stranger wrote, without signs that would move a terminal's cursor. */
export const printable = (text: string): string => text.replace(/\p{C}+/gu, ' ').trim();
