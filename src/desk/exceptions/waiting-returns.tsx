/** Returns that have not arrived, or are not paid back yet; nothing where there are none. */
import { Link } from 'wouter';
import { daysBetween } from '../../../domain/desk/waiting.ts';
import { now } from '../../browser/time.ts';
import { useDesk } from '../room/context.ts';
import { useLoaded } from '../room/use-loaded.ts';
import styles from './exceptions.module.css';

export function WaitingReturns() {
  const { calls, words } = useDesk();
  const { data } = useLoaded(calls.returns);
  const returns = data?.returns ?? [];
  if (returns.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>
        {words.returns.title} <span className="muted">{returns.length}</span>
      </h2>
      <ul>
        {returns.map(({ id, orderNumber, sku, name, state, returnedAt }) => (
          <li key={id}>
            <Link href={`/ordini/${orderNumber}/rimborsi`} className={styles.waiting ?? ''}>
              <span className={styles.code}>{sku}</span>
              <span className="muted small">{returnedAt && words.days(daysBetween(returnedAt, now()))}</span>
              <span className={styles.words}>
                {name} · {orderNumber}
              </span>
              <strong className="small">{words.returns.states[state]}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
