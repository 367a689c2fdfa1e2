/** Where the database's counters stand: an id that a deleted row had is not given again. */
import pg from 'pg';
import type { Contents } from './manifest.ts';
import { tableName, type Client } from './tables.ts';

type Sequences = Contents['sequences'];

/** Read after the rows: a counter belongs to no transaction, and may be ahead of them but never behind. */
export async function readSequences(client: Client): Promise<Sequences> {
  const sequences: Sequences = {};
  for (const name of await sequenceNames(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${tableName({ schema: 'public', name })}`,
    );
    if (rows[0]) sequences[name] = rows[0];
  }
  return sequences;
}

/** Sets the counters that are there. They are new in this transaction, so that undoing it undoes this too. */
export async function setSequences(client: Client, sequences: Sequences): Promise<void> {
  const present = new Set(await sequenceNames(client));
  for (const [name, { lastValue, isCalled }] of Object.entries(sequences)) {
    if (!present.has(name)) continue;
    await client.query('select setval($1::regclass, $2, $3)', [
      `public.${pg.escapeIdentifier(name)}`,
      lastValue,
      isCalled,
    ]);
  }
}

async function sequenceNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  );
  return rows.map(({ name }) => name);
}
