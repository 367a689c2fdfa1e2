import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../server/db/client.ts';
import { copyTemplate } from './database.ts';
import { createDatabaseGate } from './database-gate.ts';
import { startOwnPostgres } from './postgres.ts';

const root = join(import.meta.dirname, '..');

/** Starts the shop where it cannot start, and gives what the operator sees. */
function startInVain(
  settings: Record<string, string>,
  program = 'server/main.ts',
  [run, ...before]: readonly string[] = [],
): Promise<{ status: number | null; told: string }> {
  const words = [...before, process.execPath, program];
  const child = spawn(run ?? words[0]!, run ? words : words.slice(1), {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (text) => (told += String(text)));
  return new Promise((resolve) => child.once('exit', (status) => resolve({ status, told })));
}

/** Starts the shop, and ends it once it has said something. @returns all that it said; not what its log told, of a slow query say */
async function startAndEnd(settings: Record<string, string>, until: RegExp): Promise<string> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const isSaid = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => {
      said += String(text);
      if (until.test(said)) resolve();
    });
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([isSaid, gone]);
  child.kill('SIGTERM');
  await gone;
  return said.replaceAll(/^\{.*\}\n/gm, '');
}

async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-start-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder in which a shop was open once: to make its database takes longer than to start on it. */
const withUsedFolder = <Result>(work: (folder: string) => Promise<Result>): Promise<Result> =>
  withFolder((folder) => {
    copyTemplate(folder);
    return work(folder);
  });

/** With them a shop loads no demonstration. */
const realMoney = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

/** One sentence: a single line that ends with a full stop, and no stack. */
const oneSentence = /^[^\n]+\.\n$/;

test('a wrong setting stops the start with one sentence that names it', async () => {
  const { status, told } = await withFolder((DATA_DIR) => startInVain({ DATA_DIR, PORT: 'eighty' }));
  expect(status).toBe(1);
  expect(told).toMatch(oneSentence);
  expect(told).toContain('PORT');
});

test('a database that cannot be reached stops the start with one sentence, without its password', async () => {
  const { status, told } = await withFolder((DATA_DIR) =>
    startInVain({ DATA_DIR, DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' }),
  );
  expect(status).toBe(1);
  expect(told).toMatch(/^The database at [^\n]+ cannot be reached[^\n]*\n$/);
  expect(told).not.toContain('secret');
});

test('a second process on the same data folder is refused with one sentence', async () => {
  await withUsedFolder(async (folder) => {
    const first = await openDatabase({ folder });
    const { status, told } = await startInVain({ DATA_DIR: folder });
    await first.close();
    expect(status).toBe(1);
    expect(told).toMatch(oneSentence);
    expect(told).toContain('in use by another process');
  });
});

test('a port that is taken stops the start with one sentence', { tags: 'long' }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { status, told } = await withUsedFolder((DATA_DIR) =>
    startInVain({ ...realMoney, DATA_DIR, PORT: String(port) }),
  );
  other.close();
  expect(status).toBe(1);
  expect(told).toMatch(oneSentence);
  expect(told).toContain(`127.0.0.1:${port} is taken`);
});

test(
  'a shop that takes real money starts without demonstration parts, and tells of those that it has',
  { tags: 'long' },
  async () => {
    await withUsedFolder(async (DATA_DIR) => {
      const start = (settings: object, until: RegExp) =>
        startAndEnd({ DATA_DIR, PORT: '0', ...settings }, until);
      expect(await start(realMoney, / is open: .*\n/)).toMatch(/^Smonto is open/);
      expect(await start({}, / is open: .*\n/)).toMatch(
        /^The catalogue is empty: \d{4} demonstration parts are loaded …\nThe demonstration catalogue is in\.\nSmonto is open/,
      );
      expect(await start(realMoney, /real money: .*\n/)).toMatch(/\n\d{4} demonstration parts are for sale/);
    });
  },
);

test('a worker without a database of its own to share is refused with one sentence', async () => {
  const { status, told } = await withFolder((DATA_DIR) => startInVain({ DATA_DIR }, 'server/worker.ts'));
  expect(status).toBe(1);
  expect(told).toMatch(oneSentence);
  expect(told).toContain('DATABASE_URL');
});

test(
  'a Postgres that is lost before the first job stops the start with one sentence',
  { tags: 'long' },
  async () => {
    const postgres = await startOwnPostgres({ synchronous_commit: 'off' });
    const gate = await createDatabaseGate();
    try {
      for (const program of ['server/main.ts', 'server/worker.ts']) {
        await gate.open();
        gate.closeAt('INSERT INTO pgboss.job');
        const { status, told } = await withFolder((DATA_DIR) =>
          startInVain({ DATA_DIR, PORT: '0', DATABASE_URL: gate.address(postgres.url) }, program),
        );
        expect([program, status, told]).toEqual([program, 1, expect.stringMatching(lastSentence)]);
        expect(told).toMatch(/^The database was lost while the shop was starting: /m);
      }
    } finally {
      await gate.end();
      await postgres.stop();
    }
  },
);

/** What the log told stands before it. */
const lastSentence = /^(\{.*\}\n)*[^\n]+\.\n$/;

/** A file system of its own, which nobody else sees, wants rights that not every machine gives. */
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

test.runIf(canMount)('a disk without room stops the start with one sentence', { tags: 'long' }, async () => {
  await withFolder(async (DATA_DIR) => {
    for (const size of ['64k', '8m'])
      expect(
        await startInVain({ DATA_DIR, PORT: '0' }, 'server/main.ts', [
          'unshare',
          '-rm',
          'sh',
          '-c',
          `mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && exec "$@"`,
          'sh',
        ]),
      ).toEqual({ status: 1, told: expect.stringMatching(/^There is no room left on the disk[^\n]*\.\n$/) });
  });
});

test('a folder that cannot be one stops the start with one sentence', async () => {
  await withFolder(async (folder) => {
    writeFileSync(join(folder, 'file'), '');
    const { status, told } = await startInVain({ DATA_DIR: join(folder, 'file', 'data') });
    expect([status, told]).toEqual([1, expect.stringMatching(oneSentence)]);
    expect(told).toContain(join(folder, 'file'));
  });
});
