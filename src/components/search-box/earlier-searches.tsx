/** What the person searched for before, under the empty box: each a way to search again, each to be taken away. */
import { useEffect, type MouseEvent } from 'react';
import { Link } from 'wouter';
import { searchHref } from '../../../domain/routes.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-box.module.css';

/** As many as fit between the box and a phone's keyboard. */
const mostShown = 5;

/** A press leaves the focus in the box, or what is under it would be gone before the press is over. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

export function EarlierSearches({ onSearch }: { onSearch: (query: string) => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { searches } = useStores();
  useEffect(() => void searches.load(), [searches]);
  const queries = searches.queries.value.slice(0, mostShown);
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
