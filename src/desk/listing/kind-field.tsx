/** What a piece is: by its first letters, among those that were listed last, or by group; or something else under a name of its own. */
import { useEffect, useRef, useState } from 'react';
import type { ListingKind, ListingLists } from '../../../domain/contract/desk-listing.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { KindChoice } from './kind-choice.tsx';
import styles from './listing.module.css';

type KindFieldProps = {
  readonly lists: ListingLists;
  readonly kind: ListingKind | undefined;
  /** What somebody looked for: it is searched for first. */
  readonly wanted: string;
  readonly error: string | undefined;
  /** It is the next thing to be said: the page goes there. */
  readonly isNext?: boolean;
  /** @param typed what it was found by */
  readonly onChoose: (kind: ListingKind | undefined, typed: string) => void;
};

export function KindField({ lists, kind, wanted, error, isNext = false, onChoose }: KindFieldProps) {
  const { words, locale } = useDesk();
  // The button that was pressed is gone: the focus stays where the kind is.
  const [wasChosen, setWasChosen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNext) return;
    element.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    element.current?.scrollIntoView();
  }, [isNext]);
  return (
    <div ref={element} className={styles.kind}>
      {kind ? (
        <div className={styles.chosen}>
          <p>
            <span className={styles.label}>{words.listing.kind}</span>
            <strong>{kind[locale]}</strong>
          </p>
          <Button isLarge autoFocus={wasChosen} onClick={() => onChoose(undefined, '')}>
            {words.listing.change}
          </Button>
        </div>
      ) : (
        <KindChoice
          lists={lists}
          wanted={wanted}
          error={error}
          onChoose={(chosen, typed) => {
            setWasChosen(true);
            onChoose(chosen, typed);
          }}
        />
      )}
    </div>
  );
}
