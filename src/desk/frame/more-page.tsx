/** "Altro": the rooms that find no room at the thumb. */
import { Link } from 'wouter';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { useHeading } from '../room/use-heading.ts';
import { useWays } from './ways.tsx';
import styles from './frame.module.css';

export function MorePage() {
  const { words } = useDesk();
  const ways = useWays('wide', 'desk');
  useHeading(words.nav.more);
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{words.nav.more}</h1>
      <ul className={styles.rooms}>
        {ways.map(({ to, icon, words: wordsOf }) => (
          <li key={to}>
            <Link href={to} className={`${buttonClass({ isLarge: true, isWide: true })} ${styles.room}`}>
              <Icon name={icon} /> {wordsOf(words)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
