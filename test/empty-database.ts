/** Makes a database again what it was after the migrations, in less time than a new one takes. */
import type pg from 'pg';

export type AsMigrated = {
  /** @returns whether it is as it was; not where a test changed the tables themselves */
  restore(pool: pg.Pool): Promise<boolean>;
};

/** What the migrations themselves wrote; everything else is empty after them. */
const written = ['pgboss.queue', 'pgboss.version'];
/** What tests write to; which migrations were run stands in another. */
const schemas = `('public', 'pgboss', 'changes')`;

/** Their tables, columns and triggers in one number. */
const shapeOfAll = `
  select md5(string_agg(line, E'\\n' order by line)) as shape from (
    select format('%s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull) as line
      from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
      where nspname in ${schemas} and attnum > 0 and relkind <> 'i'
    union all
    select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
  ) as lines`;

const tablesOfAll = `
  select format('%I.%I', nspname, relname) as name
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname in ${schemas}`;

const calledSequences = `
  select setval(format('%I.%I', schemaname, sequencename), start_value, false)
    from pg_sequences where last_value is not null and schemaname in ${schemas}`;

/** @param pool of a database that was just migrated, with the queue's tables in it */
export async function asMigrated(pool: pg.Pool): Promise<AsMigrated> {
  const { shape } = await oneRow<{ shape: string }>(pool, shapeOfAll);
  const { rows } = await pool.query<{ name: string }>(tablesOfAll);
  const names = rows.map(({ name }) => name).filter((name) => !written.includes(name));
  const kept = new Map<string, string>();
  for (const table of written) {
    const { lines } = await oneRow<{ lines: string }>(
      pool,
      `select json_agg(t)::text as lines from ${table} t`,
    );
    kept.set(table, lines);
  }
  const filled = names.map((name) => `select '${name}' as name where exists (select from ${name})`);

  return {
    async restore(again) {
      if ((await oneRow<{ shape: string }>(again, shapeOfAll)).shape !== shape) return false;
      const { rows: full } = await again.query<{ name: string }>(filled.join(' union all '));
      const tables = [...full.map(({ name }) => name), ...written];
      const client = await again.connect();
      try {
        await client.query('begin');
        await client.query(`set local session_replication_role = 'replica'`);
        await client.query(`truncate ${tables.join(', ')} cascade`);
        await client.query(calledSequences);
        for (const [table, lines] of kept)
          await client.query(
            `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
            [lines],
          );
        await client.query('commit');
      } finally {
        client.release();
      }
      return true;
    },
  };
}

async function oneRow<Row extends object>(pool: pg.Pool, query: string): Promise<Row> {
  const { rows } = await pool.query<Row>(query);
  return rows[0]!;
}
