/** A rule for prices out of what was typed into its fields. */
import {
  loweredMax,
  lyingDaysMax,
  raisedMax,
  type PriceRule,
} from '../../../domain/contract/desk-repricing.ts';
import { roundings } from '../../../domain/repricing.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import { readPrice } from '../../../domain/written-price.ts';

export type Direction = 'lower' | 'raise';
/** A field in which something stands that is no number of its kind. */
export type RuleFault = 'lyingDays' | 'priceFrom' | 'priceTo' | 'percent' | 'lowest';

type ReadRule = { readonly rule: PriceRule | undefined; readonly faults: readonly RuleFault[] };

/** Fields that may stay empty narrow nothing then. */
export function readRule(typed: Readonly<Record<string, string>>): ReadRule {
  const faults: RuleFault[] = [];
  const text = (name: string) => (typed[name] ?? '').trim();
  const idOf = (name: string) => (text(name) === '' ? null : Number(text(name)));

  function optional(name: RuleFault, read: (text: string) => number | undefined): number | null {
    if (text(name) === '') return null;
    const value = read(text(name));
    if (value === undefined) faults.push(name);
    return value ?? null;
  }

  const isLowered = text('direction') !== 'raise';
  const percent = wholeNumber(text('percent').replace(/\s*%$/, ''), isLowered ? loweredMax : raisedMax);
  if (percent === undefined) faults.push('percent');
  const rule: PriceRule = {
    kindId: idOf('kindId'),
    brandId: idOf('brandId'),
    modelId: idOf('modelId'),
    condition: conditions.find((condition) => condition === text('condition')) ?? null,
    lyingDays: optional('lyingDays', (days) => wholeNumber(days, lyingDaysMax)),
    priceFrom: optional('priceFrom', readPrice),
    priceTo: optional('priceTo', readPrice),
    percent: isLowered ? -(percent ?? 0) : (percent ?? 0),
    rounding: roundings.find((rounding) => rounding === text('rounding')) ?? 'cent',
    lowest: optional('lowest', readPrice),
  };
  return { rule: faults.length === 0 ? rule : undefined, faults };
}

/** @returns undefined for anything but a whole number from 1 to `most` */
function wholeNumber(text: string, most: number): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}
