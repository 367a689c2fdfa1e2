/** Takes the shop's tables away, and the ties between new ones while they are filled. */
import { tableName, type Client } from './tables.ts';

type Named = { readonly type: string; readonly identity: string };

/** What can be dropped by its name and may be ours, in the order in which it is done: a table takes its counters along. */
const kinds = [
  'table',
  'view',
  'materialized view',
  'sequence',
  'function',
  'procedure',
  'aggregate',
  'type',
  'text search configuration',
  'text search dictionary',
];

/** Drops everything in the schema that belongs to no extension: the migrations make it anew. */
export async function dropAll(client: Client): Promise<void> {
  const { rows } = await client.query<Named>(
    `select named.type, named.identity from pg_depend, pg_identify_object(classid, objid, 0) named
     where refclassid = 'pg_namespace'::regclass and refobjid = 'public'::regnamespace and deptype = 'n'
       and named.type = any($1::text[])
       and not exists (
         select from pg_depend member
         where member.classid = pg_depend.classid and member.objid = pg_depend.objid and member.deptype = 'e')
     order by array_position($1::text[], named.type)`,
    [kinds],
  );
  for (const { type, identity } of rows) await client.query(`drop ${type} if exists ${identity} cascade`);
}

/**
 * Takes foreign keys and plain indexes off: in whatever order the rows come, and each index built once.
 *
 * @returns puts them on again, which checks every row
 */
export async function loosen(client: Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{
    schema: string;
    name: string;
    key: string;
    definition: string;
  }>(
    `select connamespace::regnamespace::text as schema, relname as name, quote_ident(conname) as key,
       pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by relname, conname`,
  );
  const { rows: indexes } = await client.query<{ identity: string; definition: string }>(
    `select indexrelid::regclass::text as identity, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = indexrelid) order by relname`,
  );
  for (const key of keys) await client.query(`alter table ${tableName(key)} drop constraint ${key.key}`);
  for (const { identity } of indexes) await client.query(`drop index ${identity}`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const key of keys)
      await client.query(`alter table ${tableName(key)} add constraint ${key.key} ${key.definition}`);
  };
}
