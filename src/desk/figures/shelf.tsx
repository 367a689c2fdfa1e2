/** How long pieces lie: those that were sold, and those that lie there now, by how long. */
import { Link } from 'wouter';
import type { Figures, PeriodFigures } from '../../../domain/contract/desk-figures.ts';
import { formatMoney, formatNumber } from '../../../domain/written-number.ts';
import { useDesk } from '../room/context.ts';
import { Beside } from './beside.tsx';
import { Chart } from './chart.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';

export function Shelf({ figures: { now, before, stock } }: { readonly figures: Figures }) {
  const { words, locale } = useDesk();
  const said = words.figures;
  const count = (number: number): string => formatNumber(number, locale);
  const sold = (shelf: PeriodFigures['shelf'], of: 'median' | 'spread'): string =>
    !shelf
      ? '–'
      : of === 'median'
        ? said.days(count(shelf.median))
        : said.daysBetween(count(shelf.lower), count(shelf.upper));
  const sum = (of: 'pieces' | 'value'): number => stock.reduce((total, each) => total + each[of], 0);
  return (
    <section className={styles.section} aria-labelledby="figures-shelf">
      <h2 id="figures-shelf">{said.shelf}</h2>
      <p className="muted">{said.shelfAbout}</p>
      <dl className={styles.sums}>
        {(['median', 'spread'] as const).map((of) => (
          <Beside key={of} name={said.soldIn[of]} now={sold(now.shelf, of)} before={sold(before.shelf, of)} />
        ))}
      </dl>
      <h3>{said.stock}</h3>
      <Chart
        places={stock.map(({ from, to }) => (to === null ? `${from}+` : `${from}–${to}`))}
        series={[{ name: said.columns.pieces, values: stock.map(({ pieces }) => pieces), look: 'bars' }]}
        say={count}
      />
      <FigureTable
        caption={said.stockCaption}
        heads={[said.age, said.columns.pieces, said.worth]}
        rows={stock.map(({ from, to, pieces, value }) => ({
          name: to === null ? said.daysOver(from - 1) : said.daysBetween(count(from), count(to)),
          cells: [count(pieces), formatMoney(value, locale)],
        }))}
        total={{ name: said.total, cells: [count(sum('pieces')), formatMoney(sum('value'), locale)] }}
      />
      <p>
        <Link href="/magazzino/fermi" className="reach">
          {words.stock.oldest}
        </Link>
      </p>
    </section>
  );
}
