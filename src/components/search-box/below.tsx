/** What opens under the search box: suggestions, or what was searched for before. Comes with its first use. */
import { useEffect, type MouseEvent } from 'react';
import { Link } from 'wouter';
import { searchHref } from '../../../domain/routes.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { PartPicture } from '../part-picture/part-picture.tsx';
import { useMoney } from '../price/price.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import type { Suggestion } from './suggested.ts';
import { type SearchBelow, useSuggestions } from './suggestions.ts';
import styles from './search-box.module.css';

const icons: Record<Suggestion['sort'], IconName> = {
  name: 'search',
  number: 'tag',
  car: 'car',
  category: 'box',
  all: 'arrow-right',
};

export function Below({
  listId,
  query,
  typedAt,
  isListWanted,
  isEager,
  isEarlierWanted,
  shown,
  chosen,
  onFound,
  onChoose,
}: SearchBelow) {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = useMoney();
  useSuggestions(query, typedAt, { isListWanted, isEager, onFound });
  return (
    <div className={styles.below}>
      {isEarlierWanted && <EarlierSearches onSearch={(earlier) => onChoose({ query: earlier })} />}
      <ul
        id={listId}
        role="listbox"
        aria-label={t('search.suggestions')}
        className={styles.list}
        hidden={shown.length === 0}
      >
        {shown.map(({ key, sort, text, what, count, part, options }, at) => (
          <li
            key={key}
            id={`${listId}-${at}`}
            role="option"
            aria-selected={at === chosen}
            // Before the box loses its focus.
            onMouseDown={(event) => {
              event.preventDefault();
              onChoose(options);
            }}
          >
            {part ? (
              <span className={styles.picture} aria-hidden="true">
                <PartPicture part={part} isFirst sizes="3.5rem" />
              </span>
            ) : (
              <Icon name={icons[sort]} />
            )}
            <span>
              {sort === 'all' ? t('search.allResults', { count, query: text }) : text}
              {what && <span className={styles.what}>{what}</span>}
            </span>
            <span className={styles.sort}>
              {sort === 'name' || sort === 'all' || what
                ? part && money(part.discountedPrice)
                : t(`search.sortsOf.${sort}`)}
              {sort === 'category' && count !== undefined && ` · ${formatNumber(count, locale)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As many as fit between the box and a phone's keyboard. */
const mostShown = 5;

/** A press leaves the focus in the box, or what is under it would be gone before the press is over. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

const none: readonly string[] = [];

/** What the person searched for before, under the empty box: each a way to search again, each to be taken away. */
function EarlierSearches({ onSearch }: { onSearch: (query: string) => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { searches } = useStores();
  useEffect(() => void searches.load(), [searches]);
  const queries = useKnown(searches.queries, none).slice(0, mostShown);
  if (queries.length === 0) return null;
  return (
    <section className={styles.earlier} aria-label={t('search.earlier')}>
      <p className={styles.caption} aria-hidden="true">
        {t('search.earlier')}
      </p>
      <ul>
        {queries.map((query) => (
          <li key={query} className={styles.again}>
            <Link
              href={searchHref(locale, { query })}
              onMouseDown={keepFocus}
              onClick={(event) => {
                event.preventDefault();
                onSearch(query);
              }}
            >
              <Icon name="clock" />
              {query}
            </Link>
            <button
              type="button"
              aria-label={t('search.forget', { query })}
              onMouseDown={keepFocus}
              onClick={({ currentTarget: { form } }) => {
                // The button goes with its search.
                form?.querySelector('input')?.focus();
                void searches.remove(query);
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
