/** A place is counted: each piece is scanned or pressed, and what was found is written down at the end. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { CountedOutcome } from '../../../domain/contract/desk-counting.ts';
import { Button } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { placePath } from '../stock/place-path.ts';
import { StockPiece } from '../stock/stock-piece.tsx';
import stock from '../stock/stock.module.css';
import styles from './counting.module.css';
import { CloseCount } from './close-count.tsx';
import { CountDone } from './count-done.tsx';
import { CountLine } from './count-line.tsx';
import { UnreadCodes } from './unread-codes.tsx';
import { expectedOf, useCount } from './use-count.ts';
import { useCountScan } from './use-count-scan.ts';

export function CountPage({ name }: { readonly name: string }) {
  const { calls, words } = useDesk();
  const { data: place, failed, reload } = useLoaded(() => calls.place(name), name);
  const counting = useCount(name);
  const [isClosing, setClosing] = useState(false);
  const [done, setDone] = useState<readonly CountedOutcome[]>();
  const title = words.counting.title(place?.name ?? name);
  useHeading(title);
  useCountScan(done ? undefined : place, counting);
  const pieces = place?.pieces ?? [];
  const isEmpty = pieces.length === 0 && counting.others.length === 0 && counting.unread.length === 0;
  return (
    <div className={stock.page}>
      <p>
        <Link href={placePath(name)} className="reach">
          {place?.name ?? name}
        </Link>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {!place && <Waiting failed={failed} onAgain={() => void reload()} />}
      {done && <CountDone place={name} outcomes={done} />}
      {place && !done && (
        <>
          <p role="status">
            {words.counting.soFar(
              sum(pieces.map(({ id }) => counting.found(id))),
              sum(pieces.map((piece) => expectedOf(piece))),
            )}
          </p>
          {place.boxes.length > 0 && (
            <p className="muted">
              {words.counting.boxesApart(place.boxes.map((box) => box.name).join(', '))}
            </p>
          )}
          <UnreadCodes counting={counting} />
          {isEmpty && <p className="muted">{words.counting.empty}</p>}
          {pieces.length > 0 && (
            <ul className={styles.lines}>
              {pieces.map((part) => (
                <li key={part.id}>
                  <CountLine
                    part={part}
                    found={counting.found(part.id)}
                    onFound={(found) => counting.set(found, part.id)}
                  />
                </li>
              ))}
            </ul>
          )}
          {counting.others.length > 0 && (
            <section className={stock.part}>
              <h2>{words.counting.others}</h2>
              <p className="muted">{words.counting.othersAbout}</p>
              <ul className={styles.lines}>
                {counting.others.map((part) => (
                  <li key={part.id} className={stock.part}>
                    <StockPiece part={part} />
                    <Button isLarge onClick={() => counting.takeOut(part)}>
                      {words.counting.takeOut(part.sku)}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Button isLarge onClick={() => setClosing(true)}>
            {words.counting.close}
          </Button>
          {isClosing && (
            <CloseCount
              place={place}
              counting={counting}
              onClose={() => setClosing(false)}
              onDone={(outcomes) => {
                setClosing(false);
                setDone(outcomes);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
