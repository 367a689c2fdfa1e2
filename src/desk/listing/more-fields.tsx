/** What a piece seldom has: notes for who buys it and for the yard, more than one of it, what it was bought for and how. */
import { useState } from 'react';
import { facts } from '../../../domain/facts/facts.ts';
import type { TypedPiece } from '../../../domain/listing/typed-piece.ts';
import { AreaField, Field, Tick } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { More } from './more.tsx';
import styles from './listing.module.css';

type MoreFieldsProps = {
  readonly typed: TypedPiece;
  readonly error: (field: string) => string | undefined;
  readonly onChange: (change: Partial<TypedPiece>) => void;
};

export function MoreFields({ typed, error, onChange }: MoreFieldsProps) {
  const { listing, part } = useDesk().words;
  const { isBoughtWithVat = false, descriptionIt, internalNotes, quantity, purchasePrice } = typed;
  // To begin with: what is emptied again is not folded away under the hand.
  const [isOpen] = useState(
    isBoughtWithVat || [descriptionIt, internalNotes, quantity, purchasePrice].some(Boolean),
  );
  return (
    <More title={listing.more} isOpen={isOpen}>
      <AreaField
        label={listing.description}
        name="descriptionIt"
        rows={2}
        optional={listing.optional}
        hint={listing.descriptionHint}
        maxLength={facts.descriptionIt.longest}
        value={descriptionIt ?? ''}
        error={error('descriptionIt')}
        onChange={({ target }) => onChange({ descriptionIt: target.value })}
      />
      <AreaField
        label={listing.internalNotes}
        name="internalNotes"
        rows={2}
        optional={listing.optional}
        maxLength={facts.internalNotes.longest}
        value={internalNotes ?? ''}
        error={error('internalNotes')}
        onChange={({ target }) => onChange({ internalNotes: target.value })}
      />
      <div className={styles.pair}>
        <Field
          label={listing.quantity}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          optional={listing.optional}
          hint={listing.quantityHint}
          value={quantity ?? ''}
          error={error('quantity')}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
        <Field
          label={listing.purchasePrice}
          name="purchasePrice"
          inputMode="decimal"
          autoComplete="off"
          optional={listing.optional}
          hint={part.purchasePriceHint}
          value={purchasePrice ?? ''}
          error={error('purchasePrice')}
          onChange={({ target }) => onChange({ purchasePrice: target.value })}
        />
      </div>
      <Tick
        label={listing.boughtWithVat}
        name="isBoughtWithVat"
        checked={isBoughtWithVat}
        onChange={({ target }) => onChange({ isBoughtWithVat: target.checked })}
      />
      <p className="muted small">{listing.boughtWithVatAbout}</p>
    </More>
  );
}
