/** Rows of a backup back into the database. */
import pg from 'pg';
import { isDocument, tableName, type Client, type Column, type Table } from './tables.ts';

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
