/**
 * How many part pages a second: `npm run bench -- pages [--parts N] [--processes N]`, on Postgres, ten connections, whoever asks on the same machine.
 * Writes `bench/reports/pages.md`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { startShop } from '../e2e/start-shop.ts';
import { newPerson } from '../e2e/steps/people.ts';
import { machine } from './machine.ts';
import { openOwnDatabase } from './own-database.ts';

const { values } = parseArgs({
  options: { parts: { type: 'string', default: '3000' }, processes: { type: 'string', default: '1' } },
});
const parts = Number(values.parts);
const connections = 10;
const seconds = 10;

type Visit = {
  readonly url: string;
  readonly ids: readonly number[];
  readonly headers?: Record<string, string>;
};

/** Every part once, or over and over for some seconds. @returns a line of the report */
async function visit(name: string, { url, ids, headers }: Visit, once: boolean): Promise<string> {
  let client = 0;
  const result = await autocannon({
    url,
    connections,
    // It looks once a moment whether all are answered: the time that it tells is that much too long at most.
    sampleInt: 50,
    ...(once ? { amount: ids.length } : { duration: seconds }),
    setupClient(connection) {
      // Each connection has parts of its own: none is asked for twice at once.
      const nth = client++;
      const own = ids.filter((_, at) => at % connections === nth);
      const common = { 'accept-encoding': 'br', 'accept-language': 'it', ...headers };
      connection.setRequests(own.map((id) => ({ method: 'GET', path: `/parts/${id}`, headers: common })));
    },
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} were not answered with a page, ${result.errors} not at all`);
  const perSecond = result.requests.total / result.duration;
  const { p50, p97_5: p97, p99, max } = result.latency;
  return `| ${name} | ${perSecond.toFixed(0)} | ${p50} | ${p97} | ${p99} | ${max} |`;
}

/** @returns the cookie of somebody new */
async function signIn(url: string): Promise<string> {
  const person = newPerson();
  const post = (path: string, body: object) =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('signup', person);
  const signedIn = await post('signin', { email: person.email, password: person.password });
  if (!signedIn.ok) throw new Error(`signing in was answered ${signedIn.status}`);
  return signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
async function idsOf(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select id from parts order by id');
  await client.end();
  return rows.map(({ id }) => id);
}

const database = await openOwnDatabase();
try {
  const shop = await startShop({
    seedCommand: ['demo', '--parts', String(3 * parts)],
    settings: { DATABASE_URL: database.url, WORKERS: values.processes },
  });
  try {
    const ids = await idsOf(database.url);
    const { url } = shop;
    const some = (nth: number) => ids.slice(nth * parts, (nth + 1) * parts);
    // Code that is not compiled yet is three times slower.
    await visit('warm-up', { url, ids: some(0) }, true);
    const headers = { cookie: await signIn(url) };
    const lines = [
      await visit('each for the first time, from the database', { url, ids: some(1) }, true),
      await visit('the same again, made as small as they go', { url, ids: some(1) }, true),
      await visit('and from then on, as they were kept', { url, ids: some(1) }, false),
      await visit('for somebody signed in', { url, ids: some(2), headers }, false),
    ];
    const report = `# Pages

Pages of ${parts.toLocaleString('en')} different parts, compressed with brotli, by ${values.processes === '1' ? 'one process' : `${values.processes} processes`} on Postgres; ${connections} connections, whoever asks and the database share the machine. Milliseconds.

${machine()}

| page | a second | p50 | p97.5 | p99 | slowest |
|---|--:|--:|--:|--:|--:|
${lines.join('\n')}
`;
    console.log(report);
    writeFileSync(join(import.meta.dirname, 'reports', 'pages.md'), report);
  } finally {
    await shop.stop();
  }
} finally {
  await database.stop();
}
