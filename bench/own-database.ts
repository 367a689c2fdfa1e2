/** A database for a benchmark alone: on the Postgres of the tests. */
import pg from 'pg';
import { startPostgres } from '../test/postgres.ts';

export type OwnDatabase = { readonly url: string; stop(): Promise<void> };

export async function openOwnDatabase(): Promise<OwnDatabase> {
  const server = await startPostgres();
  const name = `shop_${process.pid}`;
  const run = async (statement: string) => {
    const admin = new pg.Client({ connectionString: server.adminUrl });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await run(`create database ${name}`);
  return {
    url: Object.assign(new URL(server.adminUrl), { pathname: `/${name}` }).href,
    async stop() {
      await run(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
