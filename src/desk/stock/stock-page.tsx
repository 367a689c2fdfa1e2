/** "Pezzi": what is looked for by code, number, words or place; without words what came last. */
import { Link, useLocation, useSearch } from 'wouter';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { usePageScan } from '../scan/page-scan.ts';
import { MorePieces } from './more-pieces.tsx';
import { PieceList } from './piece-list.tsx';
import { useStockList } from './use-stock-list.ts';
import styles from './stock.module.css';

export function StockPage() {
  const { calls, words, visit } = useDesk();
  // What is sought stands in the address: who comes back from a piece finds what they had found.
  const asked = new URLSearchParams(useSearch()).get('q') ?? '';
  const [pathname, navigate] = useLocation();
  const list = useStockList((page) => calls.findStock(asked, page), asked);
  const { data, failed, reload } = list;
  useHeading(words.stock.title);
  usePageScan({ onPut: () => void reload() });
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{words.stock.title}</h1>
      <ul className={styles.ways}>
        {[
          ['/posti', words.stock.places] as const,
          ['/magazzino/fermi', words.stock.oldest] as const,
          ['/magazzino/cercati', words.stock.vain] as const,
          ...(visit?.role === 'owner' ? [['/magazzino/prezzi', words.repricing.title] as const] : []),
        ].map(([to, name]) => (
          <li key={to}>
            <Link href={to}>{name}</Link>
          </li>
        ))}
      </ul>
      <form
        className={styles.search}
        role="search"
        onSubmit={(event) => {
          const q = (valuesOf(event)['q'] ?? '').trim();
          navigate(q === '' ? pathname : `${pathname}?${new URLSearchParams({ q }).toString()}`);
        }}
      >
        <Field
          key={asked}
          label={words.stock.search}
          name="q"
          defaultValue={asked}
          hint={words.stock.searchHint}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" isLarge>
          {words.stock.find}
        </Button>
      </form>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && (
        <>
          <p role="status">
            {asked === '' ? words.stock.latest : words.stock.found(data.total)}
            {data.total > data.parts.length && ` · ${words.stock.first(data.parts.length, data.total)}`}
          </p>
          <PieceList parts={data.parts} />
          <MorePieces list={list} />
        </>
      )}
    </div>
  );
}
