/** A part for machines: what it is, what it costs, what it fits. Nothing that its page does not show, and no more than the yard knows. */
import type {
  BreadcrumbList,
  Offer,
  Product,
  WithContext,
  MerchantReturnPolicy,
  OfferShippingDetails,
} from 'schema-dts';
import { currency, type Locale } from '../../../domain/constants.ts';
import type { Fit, Part } from '../../../domain/contract/parts.ts';
import { formatYears } from '../../../domain/format.ts';
import { inFull } from '../../../domain/picture-address.ts';
import type { Policies } from '../../../domain/policies.ts';
import { href, searchHref } from '../../../domain/routes.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { shop, policies } from '../../../shop.config.ts';
import { describePart } from '../head/describe.ts';
import { shopId, trailOf } from './shop-data.ts';

/** The page lists all of them, the data the first: it comes before what people read. */
const carsMost = 12;

/** @param publicUrl address of the shop, without a slash at the end */
export function partData(part: Part, locale: Locale, publicUrl: string): WithContext<Product> {
  const url = publicUrl + href(locale, 'part', { id: part.id });
  const [model] = part.models;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name: part.name,
    description: part.description || describePart(part, locale),
    sku: String(part.id),
    ...(part.serialNumber !== '' && { mpn: part.serialNumber }),
    // An original part is of the make of the car that it was in; without that car nobody knows.
    ...(part.car && model && { brand: { '@type': 'Brand', name: model.brand.name } }),
    category: part.category.name,
    ...(part.images.length > 0 && { image: part.images.map(({ src }) => inFull(src, publicUrl)) }),
    offers: offerOf(part, locale, url, publicUrl),
    ...(part.availableFor.length > 0 && {
      isAccessoryOrSparePartFor: part.availableFor.slice(0, carsMost).map(carOf),
    }),
  };
}

function offerOf(part: Part, locale: Locale, url: string, publicUrl: string): Offer {
  return {
    '@type': 'Offer',
    url,
    price: (part.discountedPrice / 100).toFixed(2),
    priceCurrency: currency,
    availability: part.quantity > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/UsedCondition',
    seller: { '@type': 'Organization', '@id': shopId(publicUrl), name: shop.name },
    // Who may buy a safety part is in business (design 4.9).
    ...(part.safety && { eligibleCustomerType: { '@id': 'http://purl.org/goodrelations/v1#Business' } }),
    shippingDetails: sendingOf(part),
    hasMerchantReturnPolicy: returnPolicy(locale, policies.withdrawalDays),
  };
}

/** schema.org has no word for the years of a model, so they stand in its name, as on the page. */
const carOf = ({ brand, name, from, to }: Fit) =>
  ({
    '@type': 'Vehicle',
    name: [brand.name, name, formatYears(from, to)].filter(Boolean).join(' '),
    brand: { '@type': 'Brand', name: brand.name },
    model: name,
  }) as const;

/** The way that the page shows above the part: kind, make, model, and then the part itself. */
export function partTrail(part: Part, locale: Locale, publicUrl: string): WithContext<BreadcrumbList> {
  const { category, models, id, name } = part;
  const [model] = models;
  const kind = { category: category.id };
  return trailOf(publicUrl, [
    { name: category.name, path: searchHref(locale, kind) },
    ...(model
      ? [
          { name: model.brand.name, path: searchHref(locale, { ...kind, brand: model.brand.id }) },
          {
            name: model.name,
            path: searchHref(locale, { ...kind, brand: model.brand.id, model: model.id }),
          },
        ]
      : []),
    { name, path: href(locale, 'part', { id }) },
  ]);
}

/** Only Italy is delivered to (design 4.7). */
const country = 'IT';

/**
 * Sending the part by itself. Where Sicily and Sardinia cost more it is a span: nobody looks at regions of Italy, and who is told
 * the lower figure alone is told a wrong one.
 */
function sendingOf({ shipping: { mainland, islands } }: Pick<Part, 'shipping'>): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      currency,
      ...(mainland === islands
        ? { value: mainland / 100 }
        : { minValue: mainland / 100, maxValue: islands / 100 }),
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  };
}

/**
 * The right of withdrawal: by parcel, at the buyer's expense (art. 52 and 57 Codice del consumo; `src/texts/withdrawal`). schema.org
 * has one figure for the days, which is a person's; those of companies, where they are others, stand beside it in words.
 */
export const returnPolicy = (
  locale: Locale,
  days: Policies['withdrawalDays'],
): Exclude<MerchantReturnPolicy, string> => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days.individual,
  ...(days.legal !== days.individual && { description: withdrawalPeriod(locale, days) }),
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
});
