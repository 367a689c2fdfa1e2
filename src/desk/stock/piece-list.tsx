/** Pieces that were found: each leads to its page; or some are ticked, and their labels printed. */
import { useState } from 'react';
import type { StockPart } from '../../../domain/contract/desk-stock.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tick } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { PrintLabels } from '../labels/print-labels.tsx';
import { StockPiece } from './stock-piece.tsx';
import styles from './piece-list.module.css';

export function PieceList({ parts }: { readonly parts: readonly StockPart[] }) {
  const { words } = useDesk();
  const [isPicking, setPicking] = useState(false);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  // What is in the list no more is not printed either.
  const picked = parts.filter(({ id }) => ticked.includes(id)).map(({ id }) => id);
  const tick = (id: number) =>
    setTicked((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  if (parts.length === 0) return null;
  return (
    <>
      <div className={styles.picking}>
        {!isPicking && (
          <Button isLarge onClick={() => setPicking(true)}>
            {words.labels.choose}
          </Button>
        )}
        {isPicking && (
          <>
            <Button isLarge onClick={() => setTicked(parts.map(({ id }) => id))}>
              {words.labels.all(parts.length)}
            </Button>
            {picked.length > 0 && <PrintLabels parts={picked} words={words.labels.printAll(picked.length)} />}
            <Button
              isLarge
              look="plain"
              onClick={() => {
                setPicking(false);
                setTicked([]);
              }}
            >
              {words.labels.done}
            </Button>
          </>
        )}
      </div>
      <div role={isPicking ? 'group' : undefined} aria-label={isPicking ? words.labels.choose : undefined}>
        <ul className={styles.list}>
          {parts.map((part) => (
            <li key={part.id}>
              {isPicking && (
                <Tick
                  label={words.labels.tick(part.sku)}
                  name="part"
                  checked={ticked.includes(part.id)}
                  onChange={() => tick(part.id)}
                />
              )}
              <StockPiece part={part} leads={isPicking ? 'code' : 'whole'} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
