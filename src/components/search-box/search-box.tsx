/** The search: words, a number or a car, and a button that goes there. */
import { searchHref } from '../../../domain/routes.ts';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-box.module.css';
import { SearchInput } from './search-input.tsx';

type SearchBoxProps = {
  readonly initial?: string;
  readonly onSearch?: () => void;
  /** Takes the focus and shows names before anything is typed. */
  readonly isEager?: boolean;
};

export function SearchBox({ initial, onSearch, isEager }: SearchBoxProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const { searches } = useStores();

  function search(options: SearchOptions): void {
    void searches.add(options.query ?? '');
    navigate(searchHref(locale, options));
    onSearch?.();
  }

  return (
    <form
      role="search"
      aria-label={t('search.label')}
      className={styles.box}
      action={searchHref(locale, {})}
      onSubmit={(event) => {
        event.preventDefault();
        search({ query: String(new FormData(event.currentTarget).get('query')).trim() });
      }}
    >
      <Icon name="search" />
      <SearchInput
        initial={initial}
        placeholder={t('search.placeholder')}
        onChoose={search}
        isEager={isEager}
      />
      <button type="submit" className={styles.go}>
        {t('search.go')}
      </button>
    </form>
  );
}
