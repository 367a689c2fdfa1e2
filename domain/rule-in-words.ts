/** A rule for prices in a sentence: on its page, and in the log. */
import type { InBoth, Locale } from './constants.ts';
import type { PriceRule, RuleNames } from './contract/desk-repricing.ts';
import { formatMoney } from './written-number.ts';

type RuleWords = {
  readonly all: string;
  condition(grade: string): string;
  lying(days: number): string;
  from(price: string): string;
  to(price: string): string;
  readonly rounding: Readonly<Record<PriceRule['rounding'], string | undefined>>;
  lowest(price: string): string;
};

const words: InBoth<RuleWords> = {
  it: {
    all: 'Tutti i pezzi',
    condition: (grade) => `condizione ${grade}`,
    lying: (days) => (days === 1 ? 'qui da almeno un giorno' : `qui da almeno ${days} giorni`),
    from: (price) => `da ${price}`,
    to: (price) => `fino a ${price}`,
    rounding: { cent: undefined, euro: 'a euro interi', ninety: 'a ,90' },
    lowest: (price) => `mai sotto ${price}`,
  },
  en: {
    all: 'All pieces',
    condition: (grade) => `condition ${grade}`,
    lying: (days) => (days === 1 ? 'here for a day or more' : `here for ${days} days or more`),
    from: (price) => `from ${price}`,
    to: (price) => `up to ${price}`,
    rounding: { cent: undefined, euro: 'to whole euros', ninety: 'to .90' },
    lowest: (price) => `never below ${price}`,
  },
};

/** `Fanali anteriori · Fiat · qui da almeno 365 giorni: −10 %, a ,90, mai sotto 5,00 €`. */
export function ruleInWords(rule: PriceRule, names: RuleNames, locale: Locale): string {
  const said = words[locale];
  const { condition, lyingDays, priceFrom, priceTo, percent, rounding, lowest } = rule;
  const which = [
    names.kind?.[locale],
    [names.brand, names.model].filter(Boolean).join(' '),
    condition && said.condition(condition),
    lyingDays !== null && said.lying(lyingDays),
    priceFrom !== null && said.from(formatMoney(priceFrom, locale)),
    priceTo !== null && said.to(formatMoney(priceTo, locale)),
  ].filter(Boolean);
  const change = [
    `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`,
    said.rounding[rounding],
    lowest !== null && said.lowest(formatMoney(lowest, locale)),
  ].filter(Boolean);
  return `${which.join(' · ') || said.all}: ${change.join(', ')}`;
}
