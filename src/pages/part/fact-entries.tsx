/** Facts as they stand in a car's papers, by what they are declared to hold (`domain/facts`); what is not known is left out. */
import type { TFunction } from 'i18next';
import type { Locale } from '../../../domain/constants.ts';
import type { Fact, FactValues } from '../../../domain/facts/declaration.ts';
import type { NamesWhere } from '../../../domain/facts/fact-names.ts';
import { facts } from '../../../domain/facts/facts.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import styles from './log-book.module.css';

type LogBookFact = NamesWhere<{ logBook: ['donorCar', 'numbers'] }>;
type Kind = (typeof facts)[LogBookFact]['holds'];
type Value<Holds> = Holds extends keyof FactValues ? FactValues[Holds] : string;

const inWords: {
  readonly [Each in Kind]: (value: Value<Each>, locale: Locale, t: TFunction) => string | number;
} = {
  make: (name) => name,
  model: (name) => name,
  text: (text) => text,
  partNumber: (number) => number,
  partNumbers: (numbers) => numbers.join(' · '),
  year: (year) => year,
  kilometres: (distance, locale) => `${formatNumber(distance, locale)} km`,
  kilograms: (weight, locale) => `${formatNumber(weight, locale)} kg`,
  kilowatts: (power) => `${power} kW`,
  fuel: (fuel, _locale, t) => t(`part.fuel.${fuel}`),
};

export function FactEntries<Name extends LogBookFact>({
  names,
  values,
}: {
  readonly names: readonly Name[];
  readonly values: { readonly [Each in Name]: Value<(typeof facts)[Each]['holds']> | null | undefined };
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <dl className={styles.entries}>
      {names.map((name: LogBookFact) => {
        const { letter }: Fact = facts[name];
        const value: Value<Kind> | null | undefined = values[name as Name];
        if (value === null || value === undefined) return null;
        if (typeof value === 'object' && value.length === 0) return null;
        const say = inWords[facts[name].holds] as (
          value: Value<Kind>,
          locale: Locale,
          t: TFunction,
        ) => string | number;
        return (
          <div key={name}>
            <dt>
              {letter && <abbr aria-hidden="true">{letter}</abbr>}
              {t(`part.fact.${name}`)}
            </dt>
            <dd>{say(value, locale, t)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
