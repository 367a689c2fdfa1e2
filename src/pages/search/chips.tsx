/** What narrows the search, each to be taken away with one tap, and the switch for the chosen car. */
import { Link } from 'wouter';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { carName } from '../../../domain/my-car.ts';
import { searchHref } from '../../../domain/routes.ts';
import { carOptions } from '../../components/search-box/suggested-car.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { narrowingsOf, type SearchData } from './narrowings.ts';
import { OnlyMine } from './only-mine.tsx';
import { changed } from './options.ts';
import styles from './search.module.css';
import { without } from './take-off.ts';

export function Chips({ data, options }: { data: SearchData; options: SearchOptions }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const narrowings = narrowingsOf(data, options, t);
  // What the words say of a car can be made a filter, which finds all that fits it and nothing beside.
  const cars = options.model ? [] : data.result.suggestions.cars.filter(({ model }) => model !== null);
  const { understood } = data.result;
  const list = (
    <ul className={styles.chips} aria-label={t('search.narrowed')}>
      {understood.map(({ slot, text, left }) => (
        <li key={`${slot} ${text}`}>
          <Link
            href={searchHref(locale, changed(options, { query: left }))}
            className={styles.chip}
            aria-label={t('search.takeWord', { what: text })}
          >
            {text}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {narrowings.map((narrowing) => (
        <li key={`${narrowing.filter} ${narrowing.text}`}>
          <Link
            href={searchHref(locale, changed(options, without(narrowing, options)))}
            className={styles.chip}
            aria-label={t('search.takeAway', { what: narrowing.text })}
          >
            {narrowing.text}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {cars.map((car) => (
        <li key={`car ${car.model?.id}`}>
          <Link
            href={searchHref(locale, changed(options, carOptions(car)))}
            className={`${styles.chip} ${styles.offer}`}
            aria-label={t('myCar.only', { car: carName(car) })}
          >
            <Icon name="car" />
            {carName(car)}
          </Link>
        </li>
      ))}
      {narrowings.length > 1 && (
        <li>
          <Link
            href={searchHref(locale, { query: options.query, sort: options.sort })}
            className={styles.all}
          >
            {t('search.dropFilters')}
          </Link>
        </li>
      )}
    </ul>
  );
  return (
    <div className={styles.narrowed}>
      <OnlyMine options={options} />
      {narrowings.length + cars.length + understood.length > 0 && list}
    </div>
  );
}
