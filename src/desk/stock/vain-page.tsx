/** What people looked for lately and did not find: what is in the yard all the same is put on sale from here. */
import { Link } from 'wouter';
import type { VainSearch } from '../../../domain/contract/desk-stock.ts';
import { formatDay } from '../../../domain/format.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { listingFor } from '../listing/use-wanted.ts';
import { useDesk } from '../room/context.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import styles from './stock.module.css';

export function VainPage() {
  const { calls, words } = useDesk();
  const { data, failed, reload } = useLoaded(calls.vainSearches);
  useHeading(words.stock.vain);
  return (
    <div className={styles.page}>
      <p>
        <Link href="/magazzino" className="reach">
          {words.stock.title}
        </Link>
      </p>
      <h1 tabIndex={-1}>{words.stock.vain}</h1>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && (
        <>
          <p className="muted">{words.stock.vainAbout(data.days)}</p>
          {data.searches.length === 0 && <p>{words.stock.noneVain}</p>}
          {data.searches.length > 0 && (
            <ul className={styles.list}>
              {data.searches.map((search) => (
                <li key={search.query} className={styles.vain}>
                  <SearchWords search={search} />
                  <Link href={listingFor(search.query)} className={buttonClass({ isLarge: true })}>
                    {words.stock.create}
                    <span className="hidden"> ({search.query})</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

function SearchWords({ search }: { readonly search: VainSearch }) {
  const { words, locale } = useDesk();
  const { query, withoutResult, notOpened, lastDay } = search;
  const times = [
    withoutResult > 0 && words.stock.notFound(withoutResult),
    notOpened > 0 && words.stock.notOpened(notOpened),
    formatDay(lastDay, locale),
  ];
  return (
    <div>
      <strong>{query}</strong>
      <p className="muted small">{times.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
