/** Where on the car a piece sits, as far as its kind tells sides and axles apart; and what was said before it was another kind. */
import type { ListingLists } from '../../../domain/contract/desk-listing.ts';
import type { TypedPiece } from '../../../domain/listing/typed-piece.ts';
import { useDesk } from '../room/context.ts';
import { Choice } from './choice.tsx';

type Typed = Pick<TypedPiece, 'side' | 'axle'>;

type SideAndAxleProps = {
  readonly kind: ListingLists['kinds'][number] | undefined;
  readonly typed: Typed;
  readonly error: (field: keyof Typed) => string | undefined;
  readonly onChange: (change: { [Field in keyof Typed]?: NonNullable<Typed[Field]> }) => void;
};

const isSaid = (place: string | null): boolean => place !== null && place !== 'none';

export function SideAndAxle({ kind, typed: { side, axle }, error, onChange }: SideAndAxleProps) {
  const { listing } = useDesk().words;
  return (
    <>
      {(kind?.hasSide || isSaid(side)) && (
        <Choice
          label={listing.side}
          name="side"
          options={listing.sides}
          value={side}
          error={error('side')}
          onChoose={(chosen) => onChange({ side: chosen })}
        />
      )}
      {(kind?.hasAxle || isSaid(axle)) && (
        <Choice
          label={listing.axle}
          name="axle"
          options={listing.axles}
          value={axle}
          error={error('axle')}
          onChoose={(chosen) => onChange({ axle: chosen })}
        />
      )}
    </>
  );
}
