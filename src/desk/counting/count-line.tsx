/** A part at a place that is being counted: one piece is there or not, of more it is said how many. */
import type { StockPart } from '../../../domain/contract/desk-stock.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { StockPiece } from '../stock/stock-piece.tsx';
import { expectedOf } from './use-count.ts';
import styles from './counting.module.css';

type CountLineProps = {
  readonly part: StockPart;
  readonly found: number;
  readonly onFound: (found: number) => void;
};

export function CountLine({ part, found, onFound }: CountLineProps) {
  const { words } = useDesk();
  const expected = expectedOf(part);
  // More were counted by hand, and the others sold meanwhile.
  const isSingle = expected === 1 && found <= 1;
  return (
    <div className={found === expected ? `${styles.line} ${styles.found}` : styles.line}>
      <StockPiece part={part} />
      {isSingle ? (
        <Button
          isLarge
          isWide
          aria-pressed={found === 1}
          aria-label={words.counting.isThere(part.sku)}
          onClick={() => onFound(1 - found)}
        >
          {found === 1 && <Icon name="check" />} {words.counting.there}
        </Button>
      ) : (
        <div className={styles.stepper}>
          <Button
            isLarge
            aria-label={words.counting.less(part.sku)}
            onClick={() => onFound(Math.max(0, found - 1))}
          >
            <Icon name="minus" />
          </Button>
          <p role="status">{words.counting.of(found, expected)}</p>
          <Button isLarge aria-label={words.counting.more(part.sku)} onClick={() => onFound(found + 1)}>
            <Icon name="plus" />
          </Button>
        </div>
      )}
    </div>
  );
}
