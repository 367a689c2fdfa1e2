/** "Corrispettivi": the register of takings of a month, day by day, and the same as a file. */
import { Link } from 'wouter';
import type { Takings } from '../../../domain/contract/desk-papers.ts';
import { firstDayOf, periodAfter, periodBefore, periodOf } from '../../../domain/figures/periods.ts';
import { formatShortDay } from '../../../domain/format.ts';
import { formatMoney, formatNumber } from '../../../domain/written-number.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { FigureTable } from '../figures/figure-table.tsx';
import { periodInWords } from '../figures/steps.ts';
import { useDesk } from '../room/context.ts';
import { takingsFile } from '../room/paper-calls.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import styles from './papers.module.css';

const pathOf = (day: string): string => `/documenti/corrispettivi/${day.slice(0, 7)}`;

export function TakingsPage({ month }: { readonly month: string }) {
  const { calls, words, locale } = useDesk();
  const { data, failed, reload } = useLoaded(() => calls.takings(month), month);
  const said = words.takings;
  useHeading(said.title);
  const period = periodOf('month', firstDayOf(month));
  const isOver = data !== undefined && period.to < data.today;
  return (
    <div className={styles.page}>
      <p>
        <Link href="/documenti" className="reach">
          {words.papers.title}
        </Link>
      </p>
      <h1 tabIndex={-1}>{said.title}</h1>
      <p className="muted">{said.about}</p>
      <div className={styles.around}>
        <Link
          href={pathOf(periodBefore(period).from)}
          className={buttonClass({ isLarge: true })}
          aria-label={said.earlier}
        >
          <Icon name="arrow-left" />
        </Link>
        <p role="status">
          <strong>{periodInWords('month', period.from, period.to, locale)}</strong>
        </p>
        {isOver && (
          <Link
            href={pathOf(periodAfter(period).from)}
            className={buttonClass({ isLarge: true })}
            aria-label={said.later}
          >
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && !data.hasRegister && <p>{said.noRegister}</p>}
      {data?.hasRegister && data.days.length === 0 && <p>{said.nothing}</p>}
      {data && data.days.length > 0 && (
        <>
          <Days days={data.days} />
          <div className={styles.actions}>
            <a className={buttonClass({ isLarge: true })} href={takingsFile(month)} download>
              {said.file}
            </a>
          </div>
        </>
      )}
    </div>
  );
}

type Row = Takings['days'][number];
type Sums = Pick<Row, 'total' | 'sales' | 'taken' | 'givenBack' | 'taxable' | 'tax'>;

function Days({ days }: { readonly days: readonly Row[] }) {
  const { words, locale } = useDesk();
  const said = words.takings;
  const money = (cents: number | null): string => (cents === null ? '–' : formatMoney(cents, locale));
  const cells = ({ total, sales, taken, givenBack, taxable, tax }: Sums): string[] => [
    money(total),
    formatNumber(sales, locale),
    money(taken),
    money(givenBack),
    money(taxable),
    money(tax),
  ];
  const { day, total, sales, taken, givenBack, taxable, tax } = said.columns;
  return (
    <FigureTable
      caption={said.caption}
      heads={[day, total, sales, taken, givenBack, taxable, tax]}
      rows={days.map((row) => ({
        name: `${formatShortDay(row.day, locale)}, ${said.schemes[row.vatScheme]}`,
        cells: cells(row),
      }))}
      total={{ name: said.total, cells: cells(summed(days)) }}
    />
  );
}

/** `taxable` and `tax` are null where no day has any. */
function summed(days: readonly Row[]): Sums {
  const ordinary = days.filter(({ vatScheme }) => vatScheme === 'ordinary');
  const sum = (rows: readonly Row[], of: keyof Sums): number =>
    rows.reduce((all, row) => all + (row[of] ?? 0), 0);
  return {
    total: sum(days, 'total'),
    sales: sum(days, 'sales'),
    taken: sum(days, 'taken'),
    givenBack: sum(days, 'givenBack'),
    taxable: ordinary.length > 0 ? sum(ordinary, 'taxable') : null,
    tax: ordinary.length > 0 ? sum(ordinary, 'tax') : null,
  };
}
