/** What lies longest and can be bought: each with how long, on its way to a lower price or off the shelf. */
import { Link } from 'wouter';
import { daysBetween } from '../../../domain/desk/waiting.ts';
import { now } from '../../browser/time.ts';
import { useDesk } from '../room/context.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { MorePieces } from './more-pieces.tsx';
import { StockPiece } from './stock-piece.tsx';
import { useStockList } from './use-stock-list.ts';
import styles from './stock.module.css';

export function OldestPage() {
  const { calls, words } = useDesk();
  const list = useStockList(calls.oldestStock);
  const { data, failed, reload } = list;
  useHeading(words.stock.oldest);
  return (
    <div className={styles.page}>
      <p>
        <Link href="/magazzino" className="reach">
          {words.stock.title}
        </Link>
      </p>
      <h1 tabIndex={-1}>{words.stock.oldest}</h1>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data?.parts.length === 0 && <p>{words.stock.found(0)}</p>}
      {data && (
        <ul className={styles.list}>
          {data.parts.map((part) => (
            <li key={part.id}>
              <p className="muted small">{words.stock.lies(daysBetween(part.since, now()))}</p>
              <StockPiece part={part} leads="whole" />
            </li>
          ))}
        </ul>
      )}
      <MorePieces list={list} />
    </div>
  );
}
