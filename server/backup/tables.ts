/** The shop's tables as the database itself lists them: one that is added later is not forgotten. */
import pg from 'pg';

export type Column = {
  readonly name: string;
  /** As the database spells it: `integer[]`, `timestamp with time zone`. */
  readonly type: string;
};

export type Table = {
  readonly schema: string;
  readonly name: string;
  /** Those that hold something of their own: generated ones are left out. */
  readonly columns: readonly Column[];
};

/** A connection inside a transaction. */
export type Client = Pick<pg.ClientBase, 'query'>;

/** All tables of the shop, by their names. What is unlogged does not outlive a crash, and need not outlive this. */
export const listTables = (client: Client): Promise<Table[]> =>
  tablesWhere(
    client,
    `relnamespace = 'public'::regnamespace and not relispartition and relpersistence <> 'u'`,
    [],
  );

/** One table of a schema; undefined when it is not there. */
export async function findTable(client: Client, schema: string, name: string): Promise<Table | undefined> {
  const [table] = await tablesWhere(client, 'relnamespace = to_regnamespace($1) and relname = $2', [
    schema,
    name,
  ]);
  return table;
}

async function tablesWhere(client: Client, condition: string, values: string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relnamespace::regnamespace::text as schema, relname as name,
       json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind in ('r', 'p') and attnum > 0 and not attisdropped and attgenerated = '' and ${condition}
       and not exists (
         select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     group by pg_class.oid, relname, relnamespace order by relname`,
    values,
  );
  return rows;
}

export const tableName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** A JSON document travels as a text: as JSON it could not be told whether it was `null` or not there. */
export const isDocument = ({ type }: Column): boolean => type === 'json' || type === 'jsonb';
