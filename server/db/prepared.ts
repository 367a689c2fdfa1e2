/** Statements that run over and over, as with every search. */
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/**
 * Makes a statement ready.
 *
 * @param name its own; left out where each set of values deserves a plan of its own
 * @returns runs it, with a value for each `sql.placeholder`
 */
export type Prepare = <Row extends pg.QueryResultRow>(
  name: string | undefined,
  statement: SQL,
) => (values: Readonly<Record<string, unknown>>) => Promise<Row[]>;

/**
 * @param keepsPlans whether the database plans a statement once for each connection, by its name: on a Postgres that is more
 *   than half of a short statement's time. The clients of the embedded engine share one session, and with it all names.
 */
export function createPrepare(pool: pg.Pool, keepsPlans: boolean): Prepare {
  const dialect = new PgDialect({ casing: 'snake_case' });
  return <Row extends pg.QueryResultRow>(name: string | undefined, statement: SQL) => {
    const { sql: text, params } = dialect.sqlToQuery(statement);
    const query = keepsPlans && name !== undefined ? { name, text } : { text };
    return async (values) => {
      const { rows } = await pool.query<Row>({ ...query, values: fillPlaceholders(params, values) });
      return rows;
    };
  };
}
