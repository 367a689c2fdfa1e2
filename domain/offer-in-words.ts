/** A part as somebody sends it to somebody else: what it is, how it is, what it costs, and where to find it. */
import { carLine } from './car-line.ts';
import type { Locale } from './constants.ts';
import type { PartSummary } from './contract/parts.ts';
import { nameWithNumber } from './part-number.ts';
import { formatMoney } from './written-number.ts';

export type Offered = Pick<
  PartSummary,
  'name' | 'serialNumber' | 'condition' | 'discountedPrice' | 'models' | 'year' | 'mileageKm'
>;

/**
 * `Faro anteriore sinistro (51 810 268)`, `B, buono · 53,90 €`, the donor car and the address, each on a line of its own.
 *
 * @param grade the condition in words
 * @param address whole, with https
 */
export function offerInWords(part: Offered, grade: string, address: string, locale: Locale): string {
  const { models, year, mileageKm } = part;
  return [
    nameWithNumber(part.name, part.serialNumber),
    `${part.condition}, ${grade} · ${formatMoney(part.discountedPrice, locale)}`,
    carLine({ model: models[0], year, mileageKm }, locale),
    address,
  ]
    .filter(Boolean)
    .join('\n');
}
