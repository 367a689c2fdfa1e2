/** The search: words, a number or a car. A combobox whose suggestions are part names. */
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { searchHref } from '../../../domain/routes.ts';
import { searchQueryMaxLength } from '../../../domain/constants.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-box.module.css';
import { useSuggestions } from './suggestions.ts';

type SearchBoxProps = {
  readonly initial?: string;
  readonly onSearch?: () => void;
  /** Takes the focus and shows names before anything is typed. */
  readonly isEager?: boolean;
};

export function SearchBox({ initial = '', onSearch, isEager = false }: SearchBoxProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const id = useId();
  const [query, setQuery] = useState(initial);
  const [isOpen, setOpen] = useState(isEager);
  /** The name chosen with the arrow keys; a later list may not hold it any more. */
  const [chosenName, setChosenName] = useState<string>();
  const [hasTyped, setTyped] = useState(false);
  const names = useSuggestions(query, isOpen, isEager && !hasTyped);
  const chosen = chosenName === undefined ? -1 : names.indexOf(chosenName);
  const isShown = isOpen && names.length > 0;

  function search(words: string): void {
    setOpen(false);
    setQuery(words);
    navigate(searchHref(locale, { query: words.trim() }));
    onSearch?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      return setOpen(false);
    }
    if (!isShown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place beyond the list is the box itself.
    const next = ((chosen + step + 1 + names.length + 1) % (names.length + 1)) - 1;
    setChosenName(names[next]);
  }

  return (
    <form
      role="search"
      className={styles.box}
      action={searchHref(locale, {})}
      onSubmit={(event) => {
        event.preventDefault();
        search(names[chosen] ?? query);
      }}
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
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchQueryMaxLength}
        autoFocus={isEager}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setTyped(true);
          setChosenName(undefined);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.suggestions')}
        className={styles.list}
        hidden={!isShown}
      >
        {names.map((name, index) => (
          <li
            key={name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            // Before the box loses its focus.
            onMouseDown={(event) => {
              event.preventDefault();
              search(name);
            }}
          >
            {name}
          </li>
        ))}
      </ul>
      <button type="submit" className={styles.go}>
        {t('search.go')}
      </button>
    </form>
  );
}
