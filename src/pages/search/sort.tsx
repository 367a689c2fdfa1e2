/** The order of the results. */
import { useRef } from 'react';
import type { SearchOptions, SearchSort } from '../../../domain/contract/search.ts';
import { searchHref } from '../../../domain/routes.ts';
import { searchSorts } from '../../../domain/vocabulary.ts';
import { useDraft } from '../../lib/draft.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTakenUp } from '../../lib/taken-up.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { SelectField } from '../../ui/field/field.tsx';
import { changed } from './options.ts';
import styles from './search.module.css';

export function Sort({ options }: { options: SearchOptions }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const [current, setCurrent] = useDraft(
    options.sort ?? (options.query ? 'relevance:desc' : 'updated_at:desc'),
  );
  // What is chosen before it lives is not lost.
  const place = useRef<HTMLDivElement>(null);
  useTakenUp(place);
  return (
    <div ref={place} className={styles.sort}>
      <SelectField
        aria-label={t('search.sort')}
        name="sort"
        value={current}
        onChange={(event) => {
          const sort = event.target.value as SearchSort;
          setCurrent(sort);
          navigate(searchHref(locale, changed(options, { sort })), { keepsPlace: true });
        }}
      >
        {searchSorts
          .filter((sort) => options.query || sort !== 'relevance:desc')
          .map((sort) => (
            <option key={sort} value={sort}>
              {t(`search.sorts.${sort.replace(':', '_') as 'price_asc'}`)}
            </option>
          ))}
      </SelectField>
    </div>
  );
}
