/** The first pieces that a rule is for, each with the price that it has and the one that it would have; and the press that makes it so. */
import type { PricePreview } from '../../../domain/contract/desk-repricing.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { StockPiece } from './stock-piece.tsx';
import styles from './stock.module.css';

type PreviewedPricesProps = {
  readonly preview: PricePreview;
  readonly isBusy: boolean;
  readonly onApply: () => void;
};

export function PreviewedPrices({ preview: { parts, first }, isBusy, onApply }: PreviewedPricesProps) {
  const { words, locale } = useDesk();
  const said = words.repricing;
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <section className={styles.part} aria-labelledby="previewed-prices">
      <h2 id="previewed-prices">{said.preview}</h2>
      <Button look="signal" isLarge isWide isBusy={isBusy} onClick={onApply}>
        {said.apply(parts)}
      </Button>
      <p className="muted">{said.first(first.length, parts)}</p>
      <ul className={styles.list}>
        {first.map(({ part, price, discountedPrice }) => (
          <li key={part.id}>
            <p>
              <strong>{said.becomes(money(part.price), money(price))}</strong>
              {discountedPrice !== price && (
                <span className="muted small"> · {said.pays(money(discountedPrice))}</span>
              )}
            </p>
            <StockPiece part={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}
