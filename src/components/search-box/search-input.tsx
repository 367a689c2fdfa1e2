/** Where words, a number or a car are typed: a combobox of suggestions; while it is empty, what was searched for before. */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type FocusEvent } from 'react';
import { searchQueryMaxLength } from '../../../domain/constants.ts';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { onDemand } from '../../lib/island.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './search-box.module.css';
import type { Suggestion } from './suggested.ts';

type SearchInputProps = {
  readonly initial?: string;
  readonly placeholder: string;
  /** Of a label that is seen; without one it has a name of its own. */
  readonly id?: string;
  /** What was chosen below it. What is typed goes with the form that it stands in, as `query`. */
  readonly onChoose: (options: SearchOptions) => void;
  /** Takes the focus and shows names before anything is typed. */
  readonly isEager?: boolean;
};

const Below = onDemand(async () => (await import('./below.tsx')).Below);

export function SearchInput({ initial = '', placeholder, id, onChoose, isEager = false }: SearchInputProps) {
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initial);
  const typedAt = useRef(0);
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

  // Somebody may have typed before it was alive.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed === initial) return;
    setQuery(typed);
    setOpen(true);
  }, [initial]);

  // What is typed next is another search, not more of the last one.
  useEffect(() => {
    if (isEager) input.current?.select();
  }, [isEager]);

  function close(): void {
    setOpen(false);
    setFocus(false);
  }

  function choose(options: SearchOptions): void {
    close();
    setQuery(options.query ?? '');
    onChoose(options);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') {
      const options = isShown && suggestions[chosen]?.options;
      if (!options) return close();
      event.preventDefault();
      return choose(options);
    }
    if (event.key === 'Escape') {
      // The overlay's own Escape is the next one.
      if (isShown) event.preventDefault();
      return close();
    }
    if (!isShown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place beyond the list is the box itself.
    const next = ((chosen + step + 1 + suggestions.length + 1) % (suggestions.length + 1)) - 1;
    setChosenKey(suggestions[next]?.key);
  }

  return (
    <div className={styles.within} {...focusHandlers}>
      <input
        ref={input}
        id={id}
        className={styles.input}
        role="combobox"
        // Not `search`: that is a role of its own, which no combobox has (HTML-AAM).
        type="text"
        inputMode="search"
        name="query"
        aria-label={id ? undefined : t('search.label')}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        // A number is no word: nothing of it is put right.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={searchQueryMaxLength}
        autoFocus={isEager}
        value={query}
        onChange={(event) => {
          typedAt.current = event.timeStamp;
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
          listId={listId}
          query={query}
          typedAt={typedAt}
          isListWanted={isOpen}
          isEager={isEager && !hasTyped}
          isEarlierWanted={hasFocus && query.trim() === ''}
          shown={isOpen ? suggestions : []}
          chosen={chosen}
          onFound={setSuggestions}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/**
 * Whether the focus is somewhere in an element.
 *
 * @returns whether it is; how to say otherwise, until the focus moves; handlers for the element
 */
function useFocusWithin(isAtFirst: boolean) {
  const [isWithin, setWithin] = useState(isAtFirst);
  const handlers = {
    onFocus: () => setWithin(true),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setWithin(false);
    },
  };
  return [isWithin, setWithin, handlers] as const;
}
