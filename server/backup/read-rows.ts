/** Rows out of the database, as lines of JSON with exact values: the database writes them, nobody here reads them. */
import pg from 'pg';
import { isDocument, tableName, type Client, type Table } from './tables.ts';

/** Rows that are in memory at a time. */
const atATime = 2_000;

export type RowLines = { readonly lines: string; readonly count: number };

/** Values are written so that they are the same when they are read again, whatever this database is set to. */
export const exactValues = `set local time zone 'UTC'; set local extra_float_digits = 3; set local intervalstyle = 'postgres'`;

/**
 * All rows of a table, piece by piece, through a cursor.
 *
 * @param client in a transaction
 * @param condition which rows; all of them when left out
 */
export async function* rowsOf(client: Client, table: Table, condition = 'true'): AsyncGenerator<RowLines> {
  const columns = table.columns.map((column) => {
    const name = pg.escapeIdentifier(column.name);
    return isDocument(column) ? `${name}::text as ${name}` : name;
  });
  await client.query(
    `declare backup_rows no scroll cursor for
     select row_to_json(kept)::text from (select ${columns.join(', ')} from ${tableName(table)} where ${condition}) kept`,
  );
  for (;;) {
    const { rows } = await client.query<[string]>({
      text: `fetch ${atATime} from backup_rows`,
      rowMode: 'array',
    });
    if (rows.length > 0) yield { lines: rows.map(([row]) => `${row}\n`).join(''), count: rows.length };
    if (rows.length < atATime) break;
  }
  await client.query('close backup_rows');
}
