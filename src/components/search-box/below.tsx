/** What opens under the search box: suggestions, or what was searched for before. Comes with its first use. */
import { useEffect } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { EarlierSearches } from './earlier-searches.tsx';
import type { SearchBelow, Suggestion } from './search-below.ts';
import styles from './search-box.module.css';
import { useSuggestions } from './suggestions.ts';

const icons: Record<Suggestion['sort'], IconName> = {
  name: 'search',
  number: 'tag',
  car: 'car',
  category: 'box',
};

export function Below({
  listId,
  query,
  isListWanted,
  isEager,
  isEarlierWanted,
  shown,
  chosen,
  onFound,
  onChoose,
}: SearchBelow) {
  const { t } = useTranslation();
  const found = useSuggestions(query, isListWanted, isEager);
  useEffect(() => onFound(found), [found, onFound]);
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
        {shown.map(({ key, sort, text, what, options }, at) => (
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
            <Icon name={icons[sort]} />
            {text}
            {sort !== 'name' && <span className={styles.sort}>{what ?? t(`search.sortsOf.${sort}`)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
