/** The welcome discount: for a first order, once for a mailbox and once for a tax code or VAT number (design 4.11). Pure. */
import type { Quote } from './contract/buying.ts';
import { percentOf } from './money.ts';
import type { Policies } from './policies.ts';

type WithinDays = Policies['welcomeDiscount']['withinDays'];

/** `given`, or why not: too long registered, not the first order, or nobody knows whose mailbox it is. */
export type Welcome = 'given' | 'over' | 'used' | 'mailbox_unproven';

export type Newcomer = {
  readonly registeredAt: Date;
  /** Whether a link that was mailed to the account's address was used. */
  readonly isMailboxProven: boolean;
  /** Whether the account, or another of the same buyer, has an order that stands: neither cancelled nor refunded whole. */
  readonly hasOrdered: boolean;
};

/** What is told first cannot be mended: nobody confirms a mailbox in vain. */
export function welcomeOf(
  { registeredAt, isMailboxProven, hasOrdered }: Newcomer,
  now: Date,
  withinDays: WithinDays,
): Welcome {
  if (!isWithinWelcome(registeredAt, now, withinDays)) return 'over';
  if (hasOrdered) return 'used';
  return isMailboxProven ? 'given' : 'mailbox_unproven';
}

/**
 * What it would take off a cart that is quoted without it, in cents. Undefined where it would cost the free shipping: the discount comes
 * off first, and what is left may be too little for that, so nobody is promised the whole of it.
 */
export function welcomeSaving(
  {
    goods,
    shippingParts: { parcel },
    freeShippingFrom,
  }: Pick<Quote, 'goods' | 'freeShippingFrom'> & {
    readonly shippingParts: Pick<Quote['shippingParts'], 'parcel'>;
  },
  { percent }: Pick<Policies['welcomeDiscount'], 'percent'>,
): number | undefined {
  const saving = percentOf(goods, percent);
  const isShippingLost = parcel === 0 && goods - saving <= freeShippingFrom;
  return saving === 0 || isShippingLost ? undefined : saving;
}

/** Whether somebody registered lately enough. */
export const isWithinWelcome = (registeredAt: Date, now: Date, withinDays: WithinDays): boolean =>
  now.getTime() < registeredAt.getTime() + withinDays * 24 * 60 * 60 * 1000;

/**
 * A mailbox under whichever of its addresses: what follows a `+` names no other one (RFC 5233), and Gmail reads over dots. Not an
 * address to write to.
 *
 * @param email in small letters, as accounts have it
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}

export type BuyerIdentity = {
  readonly email: string;
  readonly isMailboxProven: boolean;
  /** Compact, as `fiscal.ts` makes them. */
  readonly fiscalCode: string | null;
  readonly vatNumber: string | null;
};

/**
 * By what a buyer is known again under another account: the proven mailbox, and both codes as one kind of name, since a company's tax
 * code mostly is its VAT number. An address that anybody may have typed is nobody's.
 */
export function buyerKeys({ email, isMailboxProven, fiscalCode, vatNumber }: BuyerIdentity): string[] {
  const codes = [fiscalCode, vatNumber].filter((code) => code !== null && code !== '');
  return [
    ...new Set([
      ...(isMailboxProven ? [`mailbox ${mailboxOf(email)}`] : []),
      ...codes.map((code) => `tax ${code}`),
    ]),
  ];
}
