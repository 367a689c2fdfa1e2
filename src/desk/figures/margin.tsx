/** What stays of sold pieces, as far as it is known what the yard paid for them. */
import type { Figures } from '../../../domain/contract/desk-figures.ts';
import { begunOf } from '../../../domain/figures/periods.ts';
import { formatMoney, formatNumber } from '../../../domain/written-number.ts';
import { useDesk } from '../room/context.ts';
import { Beside } from './beside.tsx';
import { Chart } from './chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { moneyOfAxis, shortStep, stepInWords, totalOf } from './steps.ts';
import styles from './figures.module.css';

const rows = ['paid', 'cost', 'vat', 'margin'] as const;

export function Margin({ figures }: { readonly figures: Figures }) {
  const { words, locale } = useDesk();
  const said = words.figures;
  const { now, before } = figures;
  const { known, pieces } = now.margin;
  const count = (number: number): string => formatNumber(number, locale);
  const sold = totalOf(now.steps, (step) => step.pieces);
  return (
    <section className={styles.section} aria-labelledby="figures-margin">
      <h2 id="figures-margin">{said.margin}</h2>
      <p>
        {said.known(count(known), count(pieces))}
        {sold > pieces && ` ${said.cameBack(sold, sold - pieces)}`}
      </p>
      <p className="muted">{said.marginAbout}</p>
      {known + before.margin.known > 0 && (
        <>
          <dl className={styles.sums}>
            {rows.map((row) => (
              <Beside
                key={row}
                name={said.marginRows[row]}
                now={formatMoney(now.margin[row], locale)}
                before={formatMoney(before.margin[row], locale)}
              />
            ))}
            <Beside
              name={said.knownOf}
              now={said.share(count(known), count(pieces))}
              before={said.share(count(before.margin.known), count(before.margin.pieces))}
            />
          </dl>
          <ByStep figures={figures} />
        </>
      )}
    </section>
  );
}

/** The same for each day, or month: they add up to what stands above. */
function ByStep({ figures: { kind, now, before, today } }: { readonly figures: Figures }) {
  const { words, locale } = useDesk();
  const said = words.figures;
  const begun = begunOf(now.steps, today);
  const cellsOf = ({ margin }: Pick<typeof now, 'margin'>): string[] => [
    said.share(formatNumber(margin.known, locale), formatNumber(margin.pieces, locale)),
    ...rows.map((row) => formatMoney(margin[row], locale)),
  ];
  return (
    <>
      <Chart
        places={now.steps.map(({ step }) => shortStep(kind, step, locale))}
        series={[
          { name: said.marginRows.margin, values: begun.map(({ margin }) => margin.margin), look: 'bars' },
          { name: said.before[kind], values: before.steps.map(({ margin }) => margin.margin), look: 'line' },
        ]}
        say={(cents) => moneyOfAxis(cents, locale)}
        least={100}
      />
      <FigureTable
        caption={said.marginCaption[kind]}
        heads={[said.steps[kind], said.knownOf, ...rows.map((row) => said.marginRows[row])]}
        rows={begun.map((step) => ({
          name: stepInWords(kind, step.step, locale),
          cells: cellsOf(step),
        }))}
        total={{ name: said.total, cells: cellsOf(now) }}
      />
    </>
  );
}
