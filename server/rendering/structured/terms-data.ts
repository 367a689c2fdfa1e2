/** What comes with every part: what sending it costs, and that it may come back. */
import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts';
import { currency } from '../../../domain/constants.ts';
import type { Part } from '../../../domain/contract/parts.ts';
import { policies } from '../../../shop.config.ts';

/** Only Italy is delivered to (design 4.7). */
const country = 'IT';

/**
 * Sending the part by itself. Where Sicily and Sardinia cost more it is a span: nobody looks at regions of Italy, and who is told
 * the lower figure alone is told a wrong one.
 */
export function sendingOf({ shipping: { mainland, islands } }: Pick<Part, 'shipping'>): OfferShippingDetails {
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

/** The right of withdrawal: by parcel, at the buyer's expense (art. 52 and 57 Codice del consumo; `src/texts/withdrawal`). */
export const returns: MerchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: policies.withdrawalDays.individual,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
};
