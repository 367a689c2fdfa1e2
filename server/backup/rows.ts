/** Rows of a table, out of the database into a backup and back. */
import pg from 'pg';
import { isDocument, tableName, type Client, type Table, type Column } from './tables.ts';

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

/**
 * Gives a way to write rows into a table, ids included.
 *
 * @param table with the columns that the rows have
 * @param condition which of them, by the name `given`; all when left out
 * @returns writes lines as `rowsOf` gave them
 */
export function rowWriter(
  client: Client,
  table: Table,
  condition = 'true',
): (lines: Buffer) => Promise<void> {
  const names = table.columns.map(({ name }) => pg.escapeIdentifier(name));
  const definitions = table.columns.map(
    (column, at) => `${names[at]} ${isDocument(column) ? 'text' : column.type}`,
  );
  const values = table.columns.map((column, at) => valueOf(column, `given.${names[at]}`));
  const statement = `insert into ${tableName(table)} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from json_to_recordset($1::json) as given (${definitions.join(', ')})
    where ${condition}`;
  return async (lines) => {
    // In a line of JSON a line break can only be its end.
    await client.query(statement, [`[${lines.toString().trimEnd().replaceAll('\n', ',')}]`]);
  };
}

const valueOf = (column: Column, name: string): string =>
  isDocument(column) ? `${name}::${column.type}` : name;
