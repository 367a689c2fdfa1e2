/** Where in a period something happened, as the database is asked. */
import { sql, type SQL } from 'drizzle-orm';
import { beginsOf, firstDayOf, stepsOf, type Period } from '../../../domain/figures/periods.ts';

/** From the first moment of a period to its end, for a column of times. */
export function isWithin(column: SQL, period: Period): SQL {
  const begins = beginsOf(period);
  return sql`${column} >= ${momentOf(begins[0])} and ${column} < ${momentOf(begins.at(-1))}`;
}

const momentOf = (moment: Date | undefined): SQL => sql`${moment?.toISOString()}::timestamptz`;

/** The place of the step, from 0, for a column of times. Where a day begins in Italy is worked out in one place alone: the database is told. */
export function stepOf(column: SQL, period: Period): SQL {
  const begins = beginsOf(period).map((moment) => moment.toISOString());
  return sql`width_bucket(${column}, ${sql.param(begins)}::timestamptz[]) - 1`;
}

/** The same for a column of days. */
export const stepOfDay = (column: SQL, period: Period): SQL =>
  sql`width_bucket(${column}, ${sql.param(stepsOf(period).map(firstDayOf))}::date[]) - 1`;
