/** A part in a list of the stock room: its code and place first, then what it is and how many there are. */
import { Link } from 'wouter';
import type { StockPart } from '../../../domain/contract/desk-stock.ts';
import { wayTo } from '../../../domain/desk/places.ts';
import type { TestedWay } from '../../../domain/tested-ways.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { PartPicture } from '../../components/part-picture/part-picture.tsx';
import { useDesk } from '../room/context.ts';
import styles from './stock.module.css';

type StockPieceProps = {
  /** On its own page with how it was tried. */
  readonly part: StockPart & { readonly tested?: TestedWay | null };
  /** What of it is pressed to open it: where other things are pressed around it its code alone; nothing on its own page. */
  readonly leads?: 'code' | 'whole' | 'nowhere';
};

export function StockPiece({ part, leads = 'code' }: StockPieceProps) {
  const { words, locale } = useDesk();
  const { id, sku, name, serialNumber, donorCar, condition, discountedPrice, image, kind } = part;
  const { tested: test, testedWays } = words.listing;
  const tested = part.tested && `${test}: ${testedWays[part.tested]}`.toLowerCase();
  const stock = [
    words.stock.onHand(part.onHand),
    part.reserved > 0 && words.stock.kept(part.reserved),
    part.toPick > 0 && words.stock.toPick(part.toPick),
  ];
  return (
    <div className={leads === 'whole' ? `${styles.piece} ${styles.pressed}` : styles.piece}>
      <div className={styles.picture}>
        <PartPicture part={{ image, category: { slug: kind } }} sizes="6rem" />
      </div>
      <div className={styles.words}>
        <p>
          {leads === 'nowhere' ? (
            <span className={styles.code}>{sku}</span>
          ) : (
            <Link href={`/magazzino/${id}`} className={styles.code ?? ''}>
              {sku}
            </Link>
          )}{' '}
          <span className={styles.place}>{wayTo(part.place, part.shelf) ?? words.stock.noPlace}</span>
        </p>
        <p>{name}</p>
        <p className="small">{[serialNumber, donorCar].filter(Boolean).join(' · ')}</p>
        <p className="muted small">
          {[condition, tested, formatMoney(discountedPrice, locale), ...stock].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  );
}
