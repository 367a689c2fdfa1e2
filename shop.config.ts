/**
 * What belongs to the owner of the shop: company data, contacts, couriers and rates.
 * Every value below is INVENTED for the demonstration; replace them before you sell anything.
 */
import type { Collection } from './domain/collection.ts';
import type { Dispatch } from './domain/dispatch.ts';
import type { Invoicing } from './domain/invoicing/invoicing-terms.ts';
import type { Policies } from './domain/policies.ts';
import type { ShippingRate } from './domain/shipping.ts';
import type { About } from './domain/shop-details.ts';

export const shop = {
  name: 'Smonto',
  company: {
    name: 'Smonto S.r.l. (società inventata)',
    seat: 'Via dei Demolitori 12, 40127 Bologna (BO)',
    vatNumber: '01234560371',
    rea: 'BO-000000',
    shareCapital: '10.000,00 € i.v.',
    pec: 'smonto@pec.example',
  },
  email: 'ciao@smonto.example',
  /** The two chat numbers of the secondary bar; the first is also the shop's telephone. */
  phones: ['+39 051 000 0001', '+39 051 000 0002'],
  bank: { holder: 'Smonto S.r.l.', iban: 'IT60X0542811101000000123456', bank: 'Banca Inventata' },
  /** What your provider takes, by the names that people know: at checkout they stand beside the way to pay. */
  paidWith: { card: ['Visa', 'Mastercard'], wallet: ['PayPal'] },
  couriers: ['BRT', 'GLS', 'Poste Italiane', 'DHL', 'UPS'],
  /** Those of them with whom you have agreed that they take dangerous goods: airbags, tensioners, traction batteries, gas cylinders. */
  couriersForHazards: ['BRT', 'DHL', 'UPS'],
} as const;

/** Whether a courier takes dangerous goods. @param courier as it stands in `couriers` */
export const takesHazards = (courier: string): boolean =>
  (shop.couriersForHazards as readonly string[]).includes(courier);

/**
 * Who you are, for the home page and the page about the shop: names and what each does, the place in a sentence, a photo that lies
 * in `public/shop/`. Where nothing is written nothing is shown; none of it is invented, so it is empty here.
 */
export const about: About = { people: [], place: null, photo: null };

/** What you decide of buying; `domain/policies.ts` says what each of it means and may be. */
export const policies = {
  withdrawalDays: { individual: 14, legal: 14 },
  welcomeDiscount: { percent: 15, withinDays: 30 },
  freeShippingOverCents: 10_000,
  warrantyMonths: 12,
  newcomers: { promisedPiecesMax: 20 },
} as const satisfies Policies;

/**
 * What you promise of when things arrive: `domain/dispatch.ts` says what each of it means. Null promises no day, and the shop
 * shows none.
 */
export const dispatch: Dispatch | null = {
  cutOffHour: 12,
  closedOn: ['2026-12-24', '2026-12-31'],
  parcel: { mainland: { least: 1, most: 2 }, islands: { least: 2, most: 4 } },
  freight: { mainland: { least: 3, most: 5 }, islands: { least: 5, most: 8 } },
  parcelByProvince: { BO: { least: 1, most: 1 }, MO: { least: 1, most: 1 }, RC: { least: 2, most: 3 } },
};

/**
 * Where buyers may collect what they ordered, and what you promise them of that: `domain/collection.ts` says what each of it means.
 * Null hands nothing over at the yard, and the shop never offers it.
 */
export const collection: Collection | null = {
  address: {
    name: 'Smonto, ritiro ricambi',
    address: 'Via dei Demolitori 12',
    postalCode: '40127',
    city: 'Bologna',
    region: 'BO',
  },
  hours: {
    it: 'dal lunedì al venerdì, 9–12:30 e 14:30–18',
    en: 'Monday to Friday, 9:00–12:30 and 14:30–18:00',
  },
  readyWithinDays: 1,
  keptForDays: 14,
};

/**
 * What you and your accountant decide of electronic invoices (FatturaPA): `domain/invoicing/invoicing-terms.ts` says what each of
 * it means. As long as `since` is null the shop issues none by itself.
 */
export const invoicing: Invoicing = {
  since: null,
  individuals: 'when_asked',
  series: 'W',
  regime: 'RF14',
  soleShareholder: false,
  inLiquidation: false,
  margin: { nature: 'N5', reference: 'Regime del margine - beni usati, art. 36 D.L. 41/1995' },
  ordinaryRatePercent: 22,
  stampDuty: { onMargin: true, overCents: 7747, cents: 200 },
};

/** Where each courier shows what has become of a parcel; `{code}` is the parcel's. Null for one that has no such page. */
export const parcelPages = {
  BRT: 'https://vas.brt.it/vas/sped_det_show.hsm?Nspediz={code}',
  GLS: 'https://gls-group.com/IT/it/servizi-online/ricerca-spedizioni/?match={code}',
  'Poste Italiane': 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{code}',
  DHL: 'https://www.dhl.com/it-it/home/tracking.html?tracking-id={code}',
  UPS: 'https://www.ups.com/track?tracknum={code}',
} as const satisfies Readonly<Record<(typeof shop.couriers)[number], string | null>>;

/** One parcel of each class, in cents, VAT included. */
export const shippingRates = [
  { size: 'XS', maxKg: 2, mainlandCents: 750, islandsCents: 990 },
  { size: 'S', maxKg: 5, mainlandCents: 890, islandsCents: 1190 },
  { size: 'M', maxKg: 10, mainlandCents: 1190, islandsCents: 1590 },
  { size: 'L', maxKg: 30, mainlandCents: 1890, islandsCents: 2690 },
  { size: 'XL', maxKg: 50, mainlandCents: 3500, islandsCents: 5200 },
  { size: 'PALLET', maxKg: 150, mainlandCents: 7500, islandsCents: 12000 },
] as const satisfies readonly ShippingRate[];
