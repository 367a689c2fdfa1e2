/** The price of a piece, with what such pieces went for here: one press takes it. */
import { useEffect, useState } from 'react';
import type { PricesHere } from '../../../domain/contract/desk-listing.ts';
import { numbersIn, type TypedPiece } from '../../../domain/listing/typed-piece.ts';
import { typicalPrice } from '../../../domain/listing/typical-price.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { after } from '../../browser/time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import styles from './listing.module.css';

/** A number is being typed until nobody has pressed a key for so long. */
const pauseMs = 400;
/** As many as a line of a phone holds. */
const mostShown = 4;

type PriceFieldProps = {
  readonly typed: TypedPiece;
  readonly error: string | undefined;
  readonly onChange: (price: string) => void;
};

export function PriceField({ typed, error, onChange }: PriceFieldProps) {
  const { words, locale } = useDesk();
  const known = usePricesHere(typed);
  const typical = known ? typicalPrice(known) : undefined;
  const list = (prices: readonly number[]) =>
    [...new Set(prices)]
      .slice(0, mostShown)
      .map((price) => formatMoney(price, locale))
      .join(', ');
  return (
    <div className={styles.price}>
      <Field
        label={words.listing.price}
        name="price"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        value={typed.price}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.known} role="status">
        {known === null && <p className="muted small">{words.listing.pricesAway}</p>}
        {known && typical === undefined && <p className="muted small">{words.listing.noPrices}</p>}
        {known && typical !== undefined && (
          <p className="small">
            {known.sold.length > 0 && `${words.listing.sold(list(known.sold))}. `}
            {known.onSale.length > 0 && `${words.listing.onSale(list(known.onSale))}. `}
            <span className="muted">
              {known.by === 'number' ? words.listing.byNumber : words.listing.byKind}
            </span>
          </p>
        )}
      </div>
      {typical !== undefined && (
        <Button isLarge onClick={() => onChange(String(typical / 100))}>
          {words.listing.takePrice(formatMoney(typical, locale))}
        </Button>
      )}
    </div>
  );
}

/** @returns undefined until a kind is chosen and the shop has answered, null where it does not */
function usePricesHere({ car, kindId, numbers }: TypedPiece): PricesHere | null | undefined {
  const { calls } = useDesk();
  const [known, setKnown] = useState<PricesHere | null>();
  const [number = ''] = numbersIn(numbers);
  const modelId = car?.modelId;
  useEffect(() => {
    setKnown(undefined);
    if (kindId === null || modelId === undefined) return undefined;
    let isGone = false;
    const asked = { kind: String(kindId), model: String(modelId), ...(number && { number }) };
    const cancel = after(pauseMs, () => {
      calls.pricesHere(asked).then(
        (told) => !isGone && setKnown(told),
        () => !isGone && setKnown(null),
      );
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [calls, kindId, modelId, number]);
  return known;
}
