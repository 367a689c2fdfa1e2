/** What was sold in each step of the period: orders, pieces and money, and what went back; beside it the counter, which no register of the shop's has. */
import type { Figures, FigureStep } from '../../../domain/contract/desk-figures.ts';
import { begunOf } from '../../../domain/figures/periods.ts';
import { formatMoney, formatNumber } from '../../../domain/written-number.ts';
import { useDesk } from '../room/context.ts';
import { Beside } from './beside.tsx';
import { Chart } from './chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { moneyOfAxis, shortStep, stepInWords, totalOf } from './steps.ts';
import styles from './figures.module.css';

const togetherOf = (step: FigureStep): number => restOf(step) + step.counterTaken;

const restOf = ({ taken, givenBack }: Pick<FigureStep, 'taken' | 'givenBack'>): number => taken - givenBack;

export function Sales({ figures: { kind, now, before, today } }: { readonly figures: Figures }) {
  const { words, locale } = useDesk();
  const said = words.figures;
  const begun = begunOf(now.steps, today);
  const money = (cents: number): string => formatMoney(cents, locale);
  const cellsOf = (of: (value: (step: FigureStep) => number) => number): string[] => [
    ...(['orders', 'pieces'] as const).map((name) =>
      formatNumber(
        of((step) => step[name]),
        locale,
      ),
    ),
    ...(['taken', 'givenBack'] as const).map((name) => money(of((step) => step[name]))),
    money(of(restOf)),
    formatNumber(
      of(({ counterPieces }) => counterPieces),
      locale,
    ),
    money(of(({ counterTaken }) => counterTaken)),
  ];
  return (
    <section className={styles.section} aria-labelledby="figures-sales">
      <h2 id="figures-sales">{said.sales}</h2>
      <p className="muted">{said.salesAbout}</p>
      <dl className={styles.sums}>
        {(['orders', 'pieces'] as const).map((name) => (
          <Beside
            key={name}
            name={said.columns[name]}
            now={formatNumber(
              totalOf(now.steps, (step) => step[name]),
              locale,
            )}
            before={formatNumber(
              totalOf(before.steps, (step) => step[name]),
              locale,
            )}
          />
        ))}
        <Beside
          name={said.columns.rest}
          now={money(totalOf(now.steps, restOf))}
          before={money(totalOf(before.steps, restOf))}
        />
        <Beside
          name={said.columns.counterTaken}
          now={money(totalOf(now.steps, ({ counterTaken }) => counterTaken))}
          before={money(totalOf(before.steps, ({ counterTaken }) => counterTaken))}
        />
        <Beside
          name={said.columns.together}
          now={money(totalOf(now.steps, togetherOf))}
          before={money(totalOf(before.steps, togetherOf))}
        />
      </dl>
      <Chart
        places={now.steps.map(({ step }) => shortStep(kind, step, locale))}
        series={[
          { name: said.columns.rest, values: begun.map(restOf), look: 'bars' },
          { name: said.before[kind], values: before.steps.map(restOf), look: 'line' },
        ]}
        say={(cents) => moneyOfAxis(cents, locale)}
        least={100}
      />
      <FigureTable
        caption={said.salesCaption[kind]}
        heads={[
          said.steps[kind],
          said.columns.orders,
          said.columns.pieces,
          said.columns.taken,
          said.columns.givenBack,
          said.columns.rest,
          said.columns.counterPieces,
          said.columns.counterTaken,
          said.before[kind],
        ]}
        rows={begun.map((step, at) => ({
          name: stepInWords(kind, step.step, locale),
          cells: [
            ...cellsOf((of) => of(step)),
            money(restOf(before.steps[at] ?? { taken: 0, givenBack: 0 })),
          ],
        }))}
        total={{
          name: said.total,
          cells: [...cellsOf((of) => totalOf(now.steps, of)), money(totalOf(before.steps, restOf))],
        }}
      />
    </section>
  );
}
