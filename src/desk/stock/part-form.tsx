/** What is changed of a part by hand. Only what was changed is sent, with what was seen of it: nothing is written over that somebody else did. */
import { useState } from 'react';
import type { PartFields, WholeStockPart } from '../../../domain/contract/desk-part.ts';
import { facts } from '../../../domain/facts/facts.ts';
import { Problem } from '../../../domain/problem.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { readCost, readPrice } from '../../../domain/written-price.ts';
import { Button } from '../../ui/button/button.tsx';
import { AreaField, Field, SelectField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { noteOf, valuesOf } from '../room/form-values.ts';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './stock.module.css';

type PartFormProps = {
  readonly part: WholeStockPart;
  readonly onChanged: (part: WholeStockPart) => void;
  /** Somebody else has changed it meanwhile. */
  readonly onOutdated: () => void;
};

export function PartForm({ part, onChanged, onOutdated }: PartFormProps) {
  const { calls, words, locale } = useDesk();
  const { act, isBusy, failed } = useAct();
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState<'price' | 'onHand' | 'purchasePrice'>();
  const error = (name: keyof PartFields) => fieldError(words, failed, `change.${name}`);

  /** A field whose fact is another now shows that; what is being typed into the others stays. */
  const shown = (name: keyof PartFields) => `${name} ${JSON.stringify(part[name])}`;

  const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', locale === 'it' ? ',' : '.');

  function save(typed: Record<string, string>): void {
    const price = readPrice(typed['price'] ?? '');
    const onHand = /^\d{1,4}$/.test(typed['onHand']?.trim() ?? '') ? Number(typed['onHand']) : undefined;
    setSaid('');
    const purchasePrice = readCost(typed['purchasePrice'] ?? '');
    setWrong(
      price === undefined
        ? 'price'
        : onHand === undefined
          ? 'onHand'
          : purchasePrice === undefined
            ? 'purchasePrice'
            : undefined,
    );
    if (price === undefined || onHand === undefined || purchasePrice === undefined) return;
    const wanted: Partial<PartFields> = {
      condition: typed['condition'] as PartFields['condition'],
      price,
      onHand,
      purchasePrice,
      place: noteOf(typed['place'] ?? ''),
      internalNotes: noteOf(typed['internalNotes'] ?? ''),
      descriptionIt: (typed['descriptionIt'] ?? '').trim(),
      descriptionEn: (typed['descriptionEn'] ?? '').trim(),
    };
    const names = (Object.keys(wanted) as (keyof PartFields)[]).filter(
      (name) => !isSame(wanted[name], part[name]),
    );
    if (names.length === 0) return setSaid(words.part.same);
    const of = (from: Partial<PartFields>) => Object.fromEntries(names.map((name) => [name, from[name]]));
    void act(async () => {
      try {
        onChanged(await calls.changePart(part.id, { change: of(wanted), seen: of(part) }));
        setSaid(words.saved);
      } catch (problem) {
        if (problem instanceof Problem && problem.code === 'part_changed') onOutdated();
        throw problem;
      }
    });
  }

  return (
    <form
      aria-label={words.part.edit}
      className={`panel ${styles.form}`}
      noValidate
      onInput={() => setSaid('')}
      onSubmit={(event) => save(valuesOf(event))}
    >
      <h2>{words.part.edit}</h2>
      <Said failed={failed} />
      <SelectField
        key={shown('condition')}
        label={words.listing.condition}
        name="condition"
        defaultValue={part.condition}
      >
        {conditions.map((condition) => (
          <option key={condition} value={condition}>
            {words.listing.conditions[condition]}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <Field
          key={shown('price')}
          label={words.part.price}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={euros(part.price)}
          hint={
            part.discount > 0 &&
            words.part.discounted(formatMoney(part.discountedPrice, locale), part.discount)
          }
          error={wrong === 'price' ? words.part.invalidPrice : error('price')}
        />
        <Field
          key={shown('onHand')}
          label={words.part.pieces}
          name="onHand"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={part.onHand}
          error={wrong === 'onHand' ? words.part.invalidPieces : error('onHand')}
        />
      </div>
      <Field
        key={shown('purchasePrice')}
        label={words.part.purchasePrice}
        name="purchasePrice"
        inputMode="decimal"
        autoComplete="off"
        optional={words.part.optional}
        defaultValue={part.purchasePrice === null ? '' : euros(part.purchasePrice)}
        hint={words.part.purchasePriceHint}
        error={wrong === 'purchasePrice' ? words.part.invalidPrice : error('purchasePrice')}
      />
      <Field
        key={shown('place')}
        label={words.part.place}
        name="place"
        maxLength={facts.place.longest}
        autoComplete="off"
        autoCapitalize="characters"
        optional={words.part.optional}
        defaultValue={part.place ?? ''}
        error={error('place')}
      />
      <AreaField
        key={shown('internalNotes')}
        label={words.part.notes}
        name="internalNotes"
        rows={2}
        maxLength={facts.internalNotes.longest}
        optional={words.part.optional}
        defaultValue={part.internalNotes ?? ''}
        error={error('internalNotes')}
      />
      <AreaField
        key={shown('descriptionIt')}
        label={words.part.descriptionIt}
        name="descriptionIt"
        rows={3}
        maxLength={facts.descriptionIt.longest}
        optional={words.part.optional}
        defaultValue={part.descriptionIt}
        error={error('descriptionIt')}
      />
      <AreaField
        key={shown('descriptionEn')}
        label={words.part.descriptionEn}
        name="descriptionEn"
        rows={3}
        maxLength={facts.descriptionIt.longest}
        optional={words.part.optional}
        defaultValue={part.descriptionEn}
        error={error('descriptionEn')}
      />
      <Button type="submit" isLarge isWide isBusy={isBusy}>
        {words.save}
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}

/** A browser writes the lines of a text with a carriage return. */
const isSame = (typed: unknown, known: unknown): boolean =>
  typeof typed === 'string' && typeof known === 'string'
    ? typed.replaceAll('\r\n', '\n') === known.trim()
    : typed === known;
