/** What `logos.svg` draws: ways to pay, and couriers by their names in small letters with dashes. */
export const logoNames = [
  'credit-card',
  'debit-card',
  'wallet',
  'bank-transfer',
  'brt',
  'gls',
  'poste-italiane',
  'dhl',
  'ups',
] as const;

export type LogoName = (typeof logoNames)[number];

/** The drawing of a courier, or undefined when nobody has drawn it yet: then its name stands as it is. */
export function courierLogo(courier: string): LogoName | undefined {
  const name = courier.toLowerCase().replaceAll(' ', '-');
  return logoNames.find((drawn) => drawn === name);
}
