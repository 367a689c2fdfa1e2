/** What lies longest and can be bought: each with how long, on its way to a lower price or off the shelf. */
import { Link } from 'wouter';
import { daysBetween } from '../../../domain/desk/waiting.ts';
import { now } from '../../browser/time.ts';
import { useDesk } from '../room/context.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { StockPiece } from './stock-piece.tsx';
import styles from './stock.module.css';

export function OldestPage() {
  const { calls, words } = useDesk();
  const { data, failed, reload } = useLoaded(calls.oldestStock);
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
              <StockPiece part={part} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
