/** Who the shop is and how it sends, in `shop.config.ts`: what an owner may write there, and a sentence for what is mistyped. */
import * as z from 'zod/mini';
import { isVatNumber } from './fiscal.ts';
import { readRegisterNumber, readSeat, readShareCapital } from './invoicing/company-register.ts';
import { parcelSizes } from './shipping.ts';

/** Words of one line. */
const words = (path: string) =>
  z
    .string(`${path}: words between quotation marks.`)
    .check(z.regex(/^\S(.*\S)?$/u, `${path}: words on one line, without a blank at either end.`));

/** A telephone as a link dials it, written in groups. */
const phone = z
  .string('phones: telephone numbers between quotation marks.')
  .check(
    z.regex(/^\+\d{1,3}( \d+)+$/, 'phones: with the country’s code, in groups, as in +39 051 000 0001.'),
  );

/** ISO 13616: the country and the check digits behind the rest, letters as 10 to 35, leave 1 of 97. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

export const ShopDetails = z
  .strictObject({
    name: words('name'),
    company: z.strictObject({
      name: words('company.name'),
      seat: words('company.seat').check(
        z.refine(
          (seat) => readSeat(seat) !== undefined,
          'company.seat: as in Via Roma 1, 40121 Bologna (BO), so that invoices can take it apart.',
        ),
      ),
      /** Without the country. */
      vatNumber: z
        .string('company.vatNumber: eleven digits between quotation marks.')
        .check(
          z.refine(
            isVatNumber,
            'company.vatNumber: eleven digits, of which the last does not fit the others.',
          ),
        ),
      rea: words('company.rea').check(
        z.refine(
          (rea) => readRegisterNumber(rea) !== undefined,
          'company.rea: the province and the number, as in BO-123456.',
        ),
      ),
      shareCapital: words('company.shareCapital').check(
        z.refine(
          (capital) => readShareCapital(capital) !== undefined,
          'company.shareCapital: euros, as in 10.000,00 € i.v.',
        ),
      ),
      pec: z.email('company.pec: an e-mail address.'),
    }),
    email: z.email('email: an e-mail address.'),
    phones: z.array(phone).check(z.length(2, 'phones: two numbers.')),
    bank: z.strictObject({
      holder: words('bank.holder'),
      /** Without blanks. */
      iban: z
        .string('bank.iban: an IBAN between quotation marks.')
        .check(
          z.refine(isIban, 'bank.iban: not an IBAN; buyers would send their money elsewhere, or nowhere.'),
        ),
      bank: words('bank.bank'),
    }),
    paidWith: z.strictObject({
      card: z.array(words('paidWith.card')),
      wallet: z.array(words('paidWith.wallet')),
    }),
    couriers: z.array(words('couriers')).check(
      z.minLength(1, 'couriers: one at least.'),
      z.refine((names) => new Set(names).size === names.length, 'couriers: one stands there twice.'),
    ),
    /** Of the couriers. */
    couriersForHazards: z.array(words('couriersForHazards')),
  })
  .check(
    z.refine(
      ({ couriers, couriersForHazards }) =>
        couriers.length === 0 || couriersForHazards.every((name) => couriers.includes(name)),
      'couriersForHazards: each of them stands in couriers too.',
    ),
  );

/** The same in both languages. */
const inBoth = (path: string) => z.strictObject({ it: words(`${path}.it`), en: words(`${path}.en`) });

/** Who the owner says they are; each of it may be left out. */
export const About = z.strictObject({
  people: z.array(z.strictObject({ name: words('about.people.name'), does: inBoth('about.people.does') })),
  place: z.nullable(inBoth('about.place')),
  photo: z.nullable(
    z.strictObject({
      file: z
        .string('about.photo.file: a path between quotation marks.')
        .check(
          z.regex(
            /^\/shop\/[\w-]+\.(avif|webp|jpg)$/,
            'about.photo.file: a file in public/shop/, as in /shop/yard.jpg.',
          ),
        ),
      width: z.int('about.photo.width: whole pixels.').check(z.gt(0, 'about.photo.width: more than 0.')),
      height: z.int('about.photo.height: whole pixels.').check(z.gt(0, 'about.photo.height: more than 0.')),
      alt: inBoth('about.photo.alt'),
    }),
  ),
});
export type About = z.infer<typeof About>;

/** Where a courier shows a parcel; null for one without such a page. */
export const ParcelPages = z.record(
  z.string(),
  z.nullable(
    z
      .url({ protocol: /^https$/, error: 'parcelPages: addresses that begin with https://, or null.' })
      .check(z.includes('{code}', 'parcelPages: {code} where the parcel’s code belongs.')),
  ),
);

const cents = (path: string) =>
  z.int(`${path}: whole cents.`).check(z.minimum(0, `${path}: 0 or more cents.`));

export const ShippingRates = z
  .array(
    z.strictObject({
      size: z.enum(parcelSizes, `shippingRates: size is one of ${parcelSizes.join(', ')}.`),
      maxKg: z.number('maxKg: kilograms.').check(z.gt(0, 'shippingRates: maxKg is more than 0.')),
      mainlandCents: cents('shippingRates, mainlandCents'),
      islandsCents: cents('shippingRates, islandsCents'),
    }),
  )
  .check(
    z.refine(
      (rates) => rates.map(({ size }) => size).join() === parcelSizes.join(),
      `shippingRates: ${parcelSizes.join(', ')}, each once, in this order.`,
    ),
    z.refine(
      (rates) => rates.every(({ maxKg }, at) => maxKg > (rates[at - 1]?.maxKg ?? 0)),
      'shippingRates: a larger size carries more kilograms than the one before.',
    ),
  );
