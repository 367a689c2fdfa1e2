/** The kinds to choose from: those that are meant by what is typed, else the last ones and all by group. What is none of them is something else of a group. */
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

type KindChoiceProps = {
  readonly lists: ListingLists;
  readonly wanted: string;
  readonly error: string | undefined;
  /** @param typed what it was found by; empty where it was looked for by group */
  readonly onChoose: (kind: ListingKind, typed: string) => void;
};

export function KindChoice({ lists, wanted, error, onChoose }: KindChoiceProps) {
  const { words, locale } = useDesk();
  const { listing } = words;
  const [groupId, setGroup] = useState<number>();
  const [isNone, setNone] = useState(false);
  const recent = useMemo(() => remembered().kinds, []);
  const finder = useMemo(() => createKindFinder(lists.kinds, locale, recent), [lists, locale, recent]);
  const [typed, setTyped] = useState(() =>
    kindWordsOf(wantedFrom(wanted).words, (some) => finder.find(some, 1).length > 0),
  );
  const found = typed.trim() === '' ? undefined : finder.find(typed, mostFound);
  const last = recent.flatMap((id) => lists.kinds.find((kind) => kind.id === id) ?? []);
  const others = lists.kinds.filter(({ isOther }) => isOther);
  const isNothing = found !== undefined && (isNone || found.length === 0);
  const choose = (kind: ListingKind) => onChoose(kind, typed);
  const presses = (kinds: readonly ListingKind[]) => (
    <ul className={styles.presses}>
      {kinds.map((kind) => (
        <li key={kind.id}>
          <Button isLarge isWide onClick={() => choose(kind)}>
            {kind[locale]}
          </Button>
        </li>
      ))}
    </ul>
  );

  return (
    <div className={styles.kinds}>
      <Field
        label={listing.kind}
        name="kind"
        value={typed}
        error={error}
        hint={listing.kindHint}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => {
          setTyped(target.value);
          setNone(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = found ?? [];
          if (first && !isNone) choose(first);
        }}
      />
      {isNothing && (
        <>
          <p role="status">
            {!isNone && listing.noKind} {others.length > 0 && listing.otherKind(typed.trim())}
          </p>
          {others.length > 0 && presses(others)}
        </>
      )}
      {found && !isNothing && (
        <>
          {presses(found)}
          {others.length > 0 && (
            <Button isLarge look="plain" onClick={() => setNone(true)}>
              {listing.noneOfThese}
            </Button>
          )}
        </>
      )}
      {!found && groupId === undefined && (
        <>
          {last.length > 0 && (
            <>
              <p className={styles.label}>{listing.recent}</p>
              {presses(last)}
            </>
          )}
          <p className={styles.label}>{listing.groups}</p>
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
            {listing.back}
          </Button>
          {presses(lists.kinds.filter((kind) => kind.groupId === groupId))}
        </>
      )}
    </div>
  );
}
