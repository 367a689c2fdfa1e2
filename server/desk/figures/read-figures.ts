/** The figures of a period and of the one before it. */
import type {
  Figures,
  FiguresQuery,
  FigureStep,
  PeriodFigures,
} from '../../../domain/contract/desk-figures.ts';
import { periodBefore, periodOf, type Period } from '../../../domain/figures/periods.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { readMargins } from './read-margin.ts';
import { readSoldAges, readStockAges } from './read-shelf.ts';
import { readSteps } from './read-steps.ts';

/** The period that is asked for, the one of today where no day is said. */
export const periodAsked = ({ period, day }: FiguresQuery, now: Date): Period =>
  periodOf(period, day ?? dayInRome(now));

export async function readFigures(db: Executor, asked: FiguresQuery, now: Date): Promise<Figures> {
  const period = periodAsked(asked, now);
  return {
    kind: period.kind,
    today: dayInRome(now),
    now: await readPeriod(db, period),
    before: await readPeriod(db, periodBefore(period)),
    stock: await readStockAges(db, now),
  };
}

// One statement after the other: figures take one connection, and those who buy have the others.
export async function readPeriod(db: Executor, period: Period): Promise<PeriodFigures> {
  const counts = await readSteps(db, period);
  const margins = await readMargins(db, period);
  const ages = await readSoldAges(db, period);
  const { from, to } = period;
  const steps = counts.map((counted, at): FigureStep => {
    const [margin, shelf = null] = [margins.steps[at] ?? margins.whole, ages.steps[at]];
    return { ...counted, margin, shelf };
  });
  return { from, to, steps, margin: margins.whole, shelf: ages.whole };
}
