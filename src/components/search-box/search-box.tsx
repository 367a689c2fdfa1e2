/** The search: words, a number or a car. A combobox of suggestions; while it is empty, what was searched for before. */
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { searchHref } from '../../../domain/routes.ts';
import { searchQueryMaxLength } from '../../../domain/constants.ts';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { whenWanted } from '../later/later.tsx';
import type { Suggestion } from './search-below.ts';
import styles from './search-box.module.css';
import { useFocusWithin } from './use-focus-within.ts';

type SearchBoxProps = {
  readonly initial?: string;
  readonly onSearch?: () => void;
  /** Takes the focus and shows names before anything is typed. */
  readonly isEager?: boolean;
};

const Below = whenWanted(async () => (await import('./below.tsx')).Below);

export function SearchBox({ initial = '', onSearch, isEager = false }: SearchBoxProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const { searches } = useStores();
  const id = useId();
  const [query, setQuery] = useState(initial);
  const [isOpen, setOpen] = useState(isEager);
  const [hasFocus, setFocus, focusHandlers] = useFocusWithin(isEager);
  /** Stays once the box was used: what is under it is at hand. */
  const [isUsed, setUsed] = useState(false);
  if (hasFocus && !isUsed) setUsed(true);
  /** The one chosen with the arrow keys; a later list may not hold it any more. */
  const [chosenKey, setChosenKey] = useState<string>();
  const [hasTyped, setTyped] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const chosen = suggestions.findIndex(({ key }) => key === chosenKey);
  const isShown = isOpen && suggestions.length > 0;

  function search({ query: typed = '', ...filters }: SearchOptions): void {
    const words = typed.trim();
    setOpen(false);
    setFocus(false);
    setQuery(words);
    void searches.add(words);
    navigate(searchHref(locale, { query: words, ...filters }));
    onSearch?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') {
      // The overlay's own Escape is the next one.
      if (isShown) event.preventDefault();
      setOpen(false);
      return setFocus(false);
    }
    if (!isShown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place beyond the list is the box itself.
    const next = ((chosen + step + 1 + suggestions.length + 1) % (suggestions.length + 1)) - 1;
    setChosenKey(suggestions[next]?.key);
  }

  return (
    <form
      role="search"
      className={styles.box}
      action={searchHref(locale, {})}
      onSubmit={(event) => {
        event.preventDefault();
        search(suggestions[chosen]?.options ?? { query });
      }}
      {...focusHandlers}
    >
      <Icon name="search" />
      <input
        className={styles.input}
        role="combobox"
        type="search"
        name="query"
        aria-label={t('search.label')}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? `${id}-list-${chosen}` : undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchQueryMaxLength}
        autoFocus={isEager}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setTyped(true);
          setChosenKey(undefined);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {(isUsed || isOpen) && (
        <Below
          listId={`${id}-list`}
          query={query}
          isListWanted={isOpen}
          isEager={isEager && !hasTyped}
          isEarlierWanted={hasFocus && query.trim() === ''}
          shown={isOpen ? suggestions : []}
          chosen={chosen}
          onFound={setSuggestions}
          onChoose={search}
        />
      )}
      <button type="submit" className={styles.go}>
        {t('search.go')}
      </button>
    </form>
  );
}
