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
        <Single sku={part.sku} isFound={found === 1} onFound={onFound} />
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

type SingleProps = Pick<CountLineProps, 'onFound'> & { readonly sku: string; readonly isFound: boolean };

/** Once it is there a second press on the same spot does nothing: taking it out again is another button, elsewhere. */
function Single({ sku, isFound, onFound }: SingleProps) {
  const { words } = useDesk();
  return (
    <div className={styles.single}>
      <Button
        isLarge
        aria-pressed={isFound}
        aria-label={isFound ? words.counting.isCountedOf(sku) : words.counting.isThere(sku)}
        onClick={() => onFound(1)}
      >
        {isFound && <Icon name="check" />} {isFound ? words.counting.isCounted : words.counting.there}
      </Button>
      {isFound && (
        <Button
          isLarge
          look="plain"
          aria-label={words.counting.uncount(sku)}
          onClick={({ currentTarget }) => {
            // It goes with the press, and the focus would with it.
            currentTarget.parentElement?.querySelector('button')?.focus();
            onFound(0);
          }}
        >
          {words.counting.takeAway}
        </Button>
      )}
    </div>
  );
}
