/** What people looked for in vain, and how many of those who came went on to a cart and to an order. */
import { Link } from 'wouter';
import type { Figures, FigureStep } from '../../../domain/contract/desk-figures.ts';
import { begunOf } from '../../../domain/figures/periods.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { useDesk } from '../room/context.ts';
import { Beside } from './beside.tsx';
import { Chart, type ChartSeries } from './chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { shortStep, stepInWords, totalOf } from './steps.ts';
import styles from './figures.module.css';

type Counted = 'vainSearches' | 'visits' | 'baskets' | 'placed';

type CountsProps = {
  readonly figures: Figures;
  readonly counted: readonly { readonly of: Counted; readonly look: ChartSeries['look'] }[];
  readonly caption: string;
};

/** Counts of each step as sums, chart and table. */
function Counts({ figures: { kind, now, before, today }, counted, caption }: CountsProps) {
  const { words, locale } = useDesk();
  const said = words.figures;
  const begun = begunOf(now.steps, today);
  const count = (number: number): string => formatNumber(number, locale);
  const total = (steps: readonly FigureStep[], of: Counted): string =>
    count(totalOf(steps, (step) => step[of]));
  return (
    <>
      <dl className={styles.sums}>
        {counted.map(({ of }) => (
          <Beside
            key={of}
            name={said.columns[of]}
            now={total(now.steps, of)}
            before={total(before.steps, of)}
          />
        ))}
      </dl>
      <Chart
        places={now.steps.map(({ step }) => shortStep(kind, step, locale))}
        series={counted.map(({ of, look }) => ({
          name: said.columns[of],
          values: begun.map((step) => step[of]),
          look,
        }))}
        say={count}
      />
      <FigureTable
        caption={caption}
        heads={[said.steps[kind], ...counted.map(({ of }) => said.columns[of])]}
        rows={begun.map((step) => ({
          name: stepInWords(kind, step.step, locale),
          cells: counted.map(({ of }) => count(step[of])),
        }))}
        total={{ name: said.total, cells: counted.map(({ of }) => total(now.steps, of)) }}
      />
    </>
  );
}

/** More was ordered than came: those visits were of browsers that are not counted, and nothing can be said of the way from one to the other. */
const isUncounted = (steps: readonly FigureStep[]): boolean =>
  totalOf(steps, ({ placed }) => placed) > totalOf(steps, ({ visits }) => visits);

export function Interest({ figures }: { readonly figures: Figures }) {
  const { words } = useDesk();
  const said = words.figures;
  return (
    <>
      <section className={styles.section} aria-labelledby="figures-visits">
        <h2 id="figures-visits">{said.visits}</h2>
        <p className="muted">{said.visitsAbout}</p>
        {isUncounted(figures.now.steps) && <p>{said.visitsUncounted}</p>}
        <Counts
          figures={figures}
          counted={[
            { of: 'visits', look: 'bars' },
            { of: 'baskets', look: 'line' },
            { of: 'placed', look: 'dashes' },
          ]}
          caption={said.visitsCaption[figures.kind]}
        />
      </section>
      <section className={styles.section} aria-labelledby="figures-searches">
        <h2 id="figures-searches">{said.searches}</h2>
        <p className="muted">{said.searchesAbout}</p>
        <Counts
          figures={figures}
          counted={[{ of: 'vainSearches', look: 'bars' }]}
          caption={said.searchesCaption[figures.kind]}
        />
        <p>
          <Link href="/magazzino/cercati" className="reach">
            {words.stock.vain}
          </Link>
        </p>
      </section>
    </>
  );
}
