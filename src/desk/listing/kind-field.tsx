/** What a piece is: by its first letters, among those that were listed last, or by group. */
import { useMemo, useState } from 'react';
import type { ListingKind, ListingLists } from '../../../domain/contract/desk-listing.ts';
import { createKindFinder } from '../../../domain/listing/find-kinds.ts';
import { kindWordsOf, wantedFrom } from '../../../domain/listing/wanted.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { remembered } from './remembered.ts';
import styles from './listing.module.css';

/** So many fit above a phone's keyboard. */
const mostFound = 5;

type KindFieldProps = {
  readonly lists: ListingLists;
  readonly kind: ListingKind | undefined;
  /** What somebody looked for: it is searched for first. */
  readonly wanted: string;
  readonly error: string | undefined;
  readonly onChoose: (kind: ListingKind | undefined) => void;
};

export function KindField({ lists, kind, wanted, error, onChoose }: KindFieldProps) {
  const { words, locale } = useDesk();
  // The button that was pressed is gone: the focus stays where the kind is.
  const [wasChosen, setWasChosen] = useState(false);
  if (!kind)
    return (
      <KindChoice
        lists={lists}
        wanted={wanted}
        error={error}
        onChoose={(chosen) => {
          setWasChosen(true);
          onChoose(chosen);
        }}
      />
    );
  return (
    <div className={styles.chosen}>
      <p>
        <span className={styles.label}>{words.listing.kind}</span>
        <strong>{kind[locale]}</strong>
      </p>
      <Button isLarge autoFocus={wasChosen} onClick={() => onChoose(undefined)}>
        {words.listing.change}
      </Button>
    </div>
  );
}

type KindChoiceProps = Pick<KindFieldProps, 'lists' | 'wanted' | 'error'> & {
  readonly onChoose: (kind: ListingKind) => void;
};

function KindChoice({ lists, wanted, error, onChoose }: KindChoiceProps) {
  const { words, locale } = useDesk();
  const [groupId, setGroup] = useState<number>();
  const recent = useMemo(() => remembered().kinds, []);
  const finder = useMemo(() => createKindFinder(lists.kinds, locale, recent), [lists, locale, recent]);
  const [typed, setTyped] = useState(() =>
    kindWordsOf(wantedFrom(wanted).words, (some) => finder.find(some, 1).length > 0),
  );
  const found = typed.trim() === '' ? undefined : finder.find(typed, mostFound);
  const last = recent.flatMap((id) => lists.kinds.find((kind) => kind.id === id) ?? []);
  const kinds = (some: readonly ListingKind[]) =>
    some.map((kind) => (
      <li key={kind.id}>
        <Button isLarge isWide onClick={() => onChoose(kind)}>
          {kind[locale]}
        </Button>
      </li>
    ));

  return (
    <div className={styles.kinds}>
      <Field
        label={words.listing.kind}
        name="kind"
        value={typed}
        error={error}
        hint={words.listing.kindHint}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = found ?? [];
          if (first) onChoose(first);
        }}
      />
      {found && found.length === 0 && <p role="status">{words.listing.noKind}</p>}
      {found && <ul className={styles.presses}>{kinds(found)}</ul>}
      {!found && groupId === undefined && (
        <>
          {last.length > 0 && <p className={styles.label}>{words.listing.recent}</p>}
          <ul className={styles.presses}>{kinds(last)}</ul>
          <p className={styles.label}>{words.listing.groups}</p>
          <ul className={styles.pairs}>
            {lists.groups.map((group) => (
              <li key={group.id}>
                <Button isWide onClick={() => setGroup(group.id)}>
                  {group[locale]}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {!found && groupId !== undefined && (
        <>
          <Button isLarge onClick={() => setGroup(undefined)}>
            {words.listing.back}
          </Button>
          <ul className={styles.presses}>{kinds(lists.kinds.filter((kind) => kind.groupId === groupId))}</ul>
        </>
      )}
    </div>
  );
}
