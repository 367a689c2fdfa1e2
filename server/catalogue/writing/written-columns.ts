/** Columns of a table as the statements for a whole batch name them: its rows travel as one JSON, however many they are. */
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Names as in the schema, with their types in the database. */
export type Columns = Readonly<Record<string, string>>;

export const columnsOf = <Table extends PgTable>(
  table: Table,
  names: readonly (keyof Table['_']['columns'])[],
): Columns =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => names.includes(name))
      .map(([name, column]) => [name, column.getSQLType()]),
  );

const joined = (columns: Columns, word: (name: string, type: string) => string): SQL =>
  sql.raw(
    Object.entries(columns)
      .map(([name, type]) => word(name, type))
      .join(', '),
  );

/** `category_id, car_id`: where they stand in the table. */
export const columnNames = (columns: Columns): SQL => joined(columns, toSnakeCase);

/** `category_id as "categoryId"`: as a row is read. */
export const asRow = (columns: Columns): SQL =>
  joined(columns, (name) => `${toSnakeCase(name)} as "${name}"`);

/** `"categoryId" integer`: what JSON is read as. */
const definitions = (columns: Columns): SQL => joined(columns, (name, type) => `"${name}" ${type}`);

/** `draft."categoryId"`: as they stand in what was read from JSON under that name. */
export const valuesOf = (table: string, columns: Columns): SQL =>
  joined(columns, (name) => `${table}."${name}"`);

/** Rows as a table: one parameter of a statement. */
export const rowsAsTable = (rows: readonly object[], table: string, columns: Columns): SQL =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.raw(table)}(${definitions(columns)})`;
