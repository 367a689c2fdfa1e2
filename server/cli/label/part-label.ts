/** What stands on the label of a part, in the yard's language. */
import { carLine } from '../../../domain/car-line.ts';
import type { Condition } from '../../../domain/contract/parts.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { href } from '../../../domain/routes.ts';
import type { WholePart } from '../../catalogue/shopkeeping/whole-part.ts';

export type PartLabel = {
  /** As stamped on the part. */
  readonly number: string;
  readonly name: string;
  /** The donor car, as far as the yard noted it. */
  readonly car: string | undefined;
  readonly condition: Condition;
  /** Of the condition, in a word or two. */
  readonly conditionInWords: string;
  /** What it costs today; undefined where that shall not stand on it. */
  readonly price: string | undefined;
  /** The yard's own code, and the part's number in the shop. */
  readonly sku: string;
  readonly id: number;
  /** Of its page. */
  readonly address: string;
};

const conditions: Record<Condition, string> = { A: 'come nuovo', B: 'buono', C: 'usato sano' };

/** @param publicUrl the shop's address; @param withPrice whether the price is for everybody to see */
export function partLabel(part: WholePart, publicUrl: string, withPrice: boolean): PartLabel {
  const { id, sku, name, serialNumber, condition, discountedPrice } = part;
  return {
    number: serialNumber,
    name,
    car: donorLine(part),
    condition,
    conditionInWords: conditions[condition],
    price: withPrice ? formatMoney(discountedPrice, 'it') : undefined,
    sku,
    id,
    address: publicUrl + href('it', 'part', { id }),
  };
}

/** A part without a donor car names the first car that it fits: that is not where it comes from. The plate is nobody's business. */
function donorLine({ car, models: [model] }: WholePart): string | undefined {
  if (!car) return undefined;
  const { year, mileageKm, engineCode } = car;
  const line = carLine({ model, year, mileageKm }, 'it');
  return engineCode ? `${line} · motore ${engineCode}` : line;
}
