/** The ways to the rooms of the desk: some at the thumb, the rest behind "Altro"; at the side of a desk all of them. */
import { Link, useLocation, useRoute } from 'wouter';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import type { DeskWords } from '../words/it.ts';
import styles from './frame.module.css';

type WayTo = {
  readonly to: string;
  readonly icon: IconName;
  readonly words: (words: DeskWords) => string;
  /** At the thumb; there where a phone has room for one more, as "Ordini" leads there too; or behind "Altro". */
  readonly on: 'any' | 'wide' | 'desk';
  readonly isOwners?: boolean;
};

const ways: readonly WayTo[] = [
  { to: '/', icon: 'box', words: ({ nav }) => nav.orders, on: 'any' },
  { to: '/prelievo', icon: 'list', words: ({ nav }) => nav.picking, on: 'wide' },
  { to: '/nuovo', icon: 'plus', words: ({ nav }) => nav.listing, on: 'any' },
  { to: '/magazzino', icon: 'search', words: ({ nav }) => nav.stock, on: 'any' },
  { to: '/posta', icon: 'mail', words: ({ nav }) => nav.inbox, on: 'any' },
  { to: '/persone', icon: 'user', words: ({ nav }) => nav.people, on: 'desk', isOwners: true },
  { to: '/cifre', icon: 'grid', words: ({ figures }) => figures.title, on: 'desk', isOwners: true },
  { to: '/documenti', icon: 'copy', words: ({ papers }) => papers.title, on: 'desk', isOwners: true },
  { to: '/canali', icon: 'share', words: ({ channels }) => channels.title, on: 'desk', isOwners: true },
  { to: '/registro', icon: 'clock', words: ({ nav }) => nav.log, on: 'desk', isOwners: true },
  { to: '/io', icon: 'shield', words: ({ nav }) => nav.me, on: 'desk' },
];

export const morePath = '/altro';

/** The ways that are open to whoever is there, some of them by where they stand. */
export function useWays(...on: readonly WayTo['on'][]): readonly WayTo[] {
  const { visit } = useDesk();
  return ways.filter((way) => on.includes(way.on) && (!way.isOwners || visit?.role === 'owner'));
}

export function Ways() {
  const { words } = useDesk();
  const all = useWays('any', 'wide', 'desk');
  const [pathname] = useLocation();
  const isBehind = all.some(({ to, on }) => on === 'desk' && pathname.startsWith(to));
  const [isMore] = useRoute(morePath);
  return (
    <>
      {all.map((way) => (
        <Way key={way.to} way={way} />
      ))}
      <Link
        href={morePath}
        className={`${styles.way} ${styles.more}`}
        aria-current={isMore ? 'page' : isBehind ? 'true' : undefined}
      >
        <Icon name="menu" />
        {words.nav.more}
      </Link>
    </>
  );
}

function Way({ way: { to, icon, words: wordsOf, on } }: { readonly way: WayTo }) {
  const { words } = useDesk();
  const [isHere] = useRoute(to);
  return (
    <Link
      href={to}
      className={[styles.way, on !== 'any' && styles[on]].filter(Boolean).join(' ')}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon name={icon} />
      {wordsOf(words)}
    </Link>
  );
}
