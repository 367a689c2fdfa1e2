/** The company of `shop.config.ts` in the pieces that an electronic invoice has: what is written there for people is read, not written twice. */

/** `Via dei Demolitori 12, 40127 Bologna (BO)`. @returns undefined where it is not written so */
export function readSeat(seat: string):
  | {
      readonly address: string;
      readonly postalCode: string;
      readonly city: string;
      readonly province: string;
    }
  | undefined {
  const [, address, postalCode, city, province] =
    /^([^,].*), (\d{5}) (\S.*) \(([A-Z]{2})\)$/u.exec(seat) ?? [];
  if (!address || !postalCode || !city || !province) return undefined;
  return { address, postalCode, city, province };
}

/** `BO-000000`: the chamber of commerce and the number there. */
export function readRegisterNumber(
  rea: string,
): { readonly office: string; readonly number: string } | undefined {
  const [, office, number] = /^([A-Z]{2})[- ](\d{1,9})$/.exec(rea) ?? [];
  return office && number ? { office, number } : undefined;
}

/** `10.000,00 € i.v.`. @returns cents */
export function readShareCapital(capital: string): number | undefined {
  const [, whole, cents = '00'] = /^(\d{1,3}(?:\.\d{3})*)(?:,(\d{2}))? €( i\.v\.)?$/.exec(capital) ?? [];
  return whole === undefined ? undefined : Number(whole.replaceAll('.', '')) * 100 + Number(cents);
}
