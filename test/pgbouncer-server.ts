/** A PgBouncer in transaction mode before the run's Postgres, where one is installed: each statement may be on another connection than the last. */
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { unprivilegedOwner } from './postgres.ts';

export type PgBouncer = {
  /** The same database through it, and past it. */
  readonly wayTo: (url: string) => { url: string; sessionUrl: string };
  end(): Promise<void>;
};

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const program = folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));

/** Whether the tests can have one. */
export const isInstalled = program !== undefined;

const port = 6432;
const startTimeoutMs = 30_000;

/** @param connections to a database, shared by all that come: fewer than a shop has of its own */
export async function startPgBouncer(connections: number): Promise<PgBouncer> {
  const template = inject('databaseTemplate');
  if (!program || template.kind !== 'postgres')
    throw new Error('There is no PgBouncer, or no Postgres for it.');
  const folder = mkdtempSync(join(tmpdir(), 'smonto-pgbouncer-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = ${serverOf(template.adminUrl)}
[pgbouncer]
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
unix_socket_dir = ${folder}
listen_port = ${port}
auth_type = any
`,
  );
  const server = spawn(program, [settings], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.on('data', (text) => (log = (log + String(text)).slice(-20_000)));
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end = async () => {
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + startTimeoutMs;
  while (!existsSync(join(folder, `.s.PGSQL.${port}`))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      await end();
      throw new Error(`PgBouncer did not start: ${log.trim()}`);
    }
    await pause(50);
  }
  return {
    wayTo(url) {
      const pooled = new URL(url);
      pooled.port = String(port);
      pooled.searchParams.set('host', folder);
      return { url: pooled.href, sessionUrl: url };
    },
    end,
  };
}

/** The run's Postgres as PgBouncer's settings name it. */
function serverOf(adminUrl: string): string {
  const { hostname, port: at, username, password, searchParams } = new URL(adminUrl);
  const parts = {
    host: searchParams.get('host') ?? hostname,
    port: at || '5432',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
  return Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}='${value.replaceAll("'", "''")}'`)
    .join(' ');
}
