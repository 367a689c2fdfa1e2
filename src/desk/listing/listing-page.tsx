/** "Nuovo pezzo": the car once, then piece after piece, also where there is no network. What is done waits on this phone until it is on sale. */
import { useRef, useState } from 'react';
import type { ListedCar } from '../../../domain/contract/desk-listing.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { isUntouched } from '../../../domain/listing/typed-piece.ts';
import type { PieceItem } from '../../offline/desk-listing/piece-item.ts';
import { useDesk } from '../room/context.ts';
import { useHeading } from '../room/use-heading.ts';
import { CarField } from './car-field.tsx';
import { faultOf } from '../room/faults.ts';
import { PieceForm } from './piece-form.tsx';
import { PieceList } from './piece-list.tsx';
import { wasBoughtWithVat } from './remembered.ts';
import { useDraft } from './use-draft.ts';
import { useLists } from './use-lists.ts';
import { usePieces } from './use-pieces.ts';
import { useWanted } from './use-wanted.ts';
import styles from './listing.module.css';

type ListingPageProps = {
  /** The shop does not answer: nobody knows who is there. */
  readonly isAway?: boolean;
  /** What waits needs somebody to sign in. */
  readonly isSignedOut?: boolean;
};

export function ListingPage({ isAway = false, isSignedOut = false }: ListingPageProps) {
  const { calls, words, locale, endVisit } = useDesk();
  const { lists, isKnown } = useLists(calls);
  const draft = useDraft(lists, locale);
  useWanted(draft);
  const { items, sending } = usePieces();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeading(words.listing.title);
  const { item } = draft;
  /** Key of the piece whose car was said last. */
  const [withNewCar, setWithNewCar] = useState<string>();
  const takeCar = (car: ListedCar, isBoughtWithVat: boolean) => {
    setWithNewCar(item?.key);
    draft.change({ car, isBoughtWithVat, carBefore: undefined });
  };
  const begin = () => {
    heading.current?.focus();
    heading.current?.scrollIntoView();
  };
  const isTold = ({ key, fate, typed, photos }: PieceItem) =>
    key !== item?.key && !(fate === 'draft' && isUntouched(typed) && photos.length === 0);

  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {words.listing.title}
      </h1>
      {isAway && <Notice>{words.listing.away}</Notice>}
      {isSignedOut && (
        <div className="stack">
          <Notice>{words.listing.signedOut}</Notice>
          <Button isLarge look="signal" onClick={endVisit}>
            {words.listing.signIn}
          </Button>
        </div>
      )}
      {draft.isFull && <Notice tone="bad">{words.listing.full}</Notice>}
      {isKnown && !lists && <Notice>{words.listing.noLists}</Notice>}
      {lists && item && (
        <>
          {draft.doneCode && (
            <p className={styles.done} role="status">
              {words.listing.queued(draft.doneCode)}
            </p>
          )}
          {item.typed.wanted && <p>{words.listing.wanted(item.typed.wanted)}</p>}
          <CarField
            lists={lists}
            car={item.typed.car}
            error={faultOf(words, draft.errors, 'car')}
            before={item.typed.carBefore}
            onChoose={(car) => takeCar(car, wasBoughtWithVat(car))}
            onOther={(carBefore) => draft.change({ car: null, carBefore })}
            // Nothing else has been said of it meanwhile.
            onBack={(car) => takeCar(car, item.typed.isBoughtWithVat ?? false)}
          />
          {item.typed.car && (
            <PieceForm
              key={item.key}
              lists={lists}
              draft={draft}
              item={item}
              isNext={withNewCar === item.key}
              onDone={begin}
            />
          )}
        </>
      )}
      <PieceList
        items={items.filter(isTold)}
        sending={sending}
        onResume={(left) => void draft.resume(left).then(begin)}
      />
    </div>
  );
}
