/** One piece after the other from the same car: what it is, its side, numbers, condition, price, place and photos. */
import { useEffect, useRef, useState } from 'react';
import type { ListingLists } from '../../../domain/contract/desk-listing.ts';
import { withNumber } from '../../../domain/listing/typed-piece.ts';
import { withKind } from '../../../domain/listing/with-kind.ts';
import { codeOnParcel } from '../../../domain/desk/scanned.ts';
import { facts } from '../../../domain/facts/facts.ts';
import { normalizePartNumber } from '../../../domain/part-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { Scanner, type Heard } from '../scan/scanner.tsx';
import { Choice } from './choice.tsx';
import { faultOf } from '../room/faults.ts';
import { focusFirstWrong } from '../room/focus-wrong.ts';
import { KindField } from './kind-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { PriceField } from './price-field.tsx';
import { SideAndAxle } from './side-and-axle.tsx';
import { TestedChoice } from './tested-choice.tsx';
import type { Draft } from './use-draft.ts';
import type { PieceItem } from '../../offline/desk-listing/piece-item.ts';
import styles from './listing.module.css';

type PieceFormProps = {
  readonly lists: ListingLists;
  readonly draft: Draft;
  readonly item: PieceItem;
  /** The car has just been said: what the piece is comes next. */
  readonly isNext: boolean;
  readonly onDone: () => void;
};

export function PieceForm({ lists, draft, item, isNext, onDone }: PieceFormProps) {
  const { words } = useDesk();
  const { listing } = words;
  const { typed, madeCode, photos } = item;
  const { change, errors } = draft;
  const [isScanning, setScanning] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [timesRefused, setTimesRefused] = useState(0);
  useEffect(() => {
    if (timesRefused > 0) focusFirstWrong(form.current);
  }, [timesRefused]);
  const kind = lists.kinds.find(({ id }) => id === typed.kindId);
  const error = (field: string) => faultOf(words, errors, field);

  async function hear(code: string): Promise<Heard> {
    const number = codeOnParcel(code) ?? code.trim();
    const isNumber = normalizePartNumber(number) !== '' && number.length <= facts.serialNumber.longest;
    if (!isNumber) return { isGood: false, words: listing.notNumber };
    change({ numbers: withNumber(typed.numbers, number) });
    setScanning(false);
    return { isGood: true, words: listing.scanned(number) };
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void draft.finish().then((isDone) => (isDone ? onDone() : setTimesRefused((before) => before + 1)));
      }}
    >
      <KindField
        key={typed.wanted ?? ''}
        wanted={typed.wanted ?? ''}
        lists={lists}
        kind={kind}
        error={error('kindId')}
        isNext={isNext}
        onChoose={(chosen, found) =>
          change(chosen ? withKind(typed, chosen, found) : { kindId: null, name: '', side: null, axle: null })
        }
      />
      {(kind?.isOther || typed.name) && (
        <Field
          label={listing.name}
          name="name"
          hint={listing.nameHint}
          maxLength={facts.nameIt.longest}
          value={typed.name ?? ''}
          error={error('name')}
          autoComplete="off"
          // The button that chose the kind is gone, and this is what is still to be said of it.
          autoFocus={!typed.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
      <SideAndAxle kind={kind} typed={typed} error={error} onChange={change} />
      <div className={styles.withButton}>
        <Field
          label={listing.numbers}
          name="numbers"
          hint={listing.numbersHint}
          value={typed.numbers}
          error={error('numbers')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ numbers: target.value })}
        />
        <Button isLarge aria-label={listing.scanNumber} onClick={() => setScanning(true)}>
          <Icon name="camera" />
        </Button>
      </div>
      <Choice
        label={listing.condition}
        name="condition"
        options={listing.conditions}
        value={typed.condition}
        error={error('condition')}
        onChoose={(condition) => change({ condition })}
      />
      <TestedChoice
        value={typed.tested ?? null}
        error={error('tested')}
        onChoose={(tested) => change({ tested })}
      />
      <PriceField typed={typed} error={error('price')} onChange={(price) => change({ price })} />
      <div className={styles.pair}>
        <Field
          label={listing.place}
          name="place"
          optional={listing.optional}
          maxLength={facts.place.longest}
          value={typed.place}
          error={error('place')}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={({ target }) => change({ place: target.value })}
        />
        <Field
          label={listing.code}
          name="sku"
          optional={listing.optional}
          hint={listing.codeHint(madeCode)}
          maxLength={facts.sku.longest}
          value={typed.sku}
          error={error('sku')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ sku: target.value })}
        />
      </div>
      <MoreFields typed={typed} error={error} onChange={change} />
      <PhotoField {...draft} photos={photos} error={error('photos')} />
      <div className={styles.sell} data-stays={kind !== undefined}>
        {errors.length > 0 && (
          <p className={styles.error} role="alert">
            {listing.mend}
          </p>
        )}
        <Button type="submit" look="signal" isLarge isWide isBusy={draft.isPreparing}>
          {listing.sell}
        </Button>
      </div>
      {isScanning && <Scanner title={listing.scanNumber} onHear={hear} onClose={() => setScanning(false)} />}
    </form>
  );
}
