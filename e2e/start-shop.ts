/** A real shop for browser tests: the built server in a process of its own, on a free port and a folder of its own. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
/** The first start makes the database and loads the demonstration catalogue. */
export const startTimeoutMs = 90_000;
const stopTimeoutMs = 10_000;

export type RunningShop = {
  /** Address without a slash at the end; also the shop's `PUBLIC_URL`. */
  readonly url: string;
  readonly dataDir: string;
  /** Runs a command of the shopkeeper on this shop's data. Stop the shop first: one process a data folder. */
  readonly shopkeeper: (...command: string[]) => string;
  readonly stop: () => Promise<void>;
};

export type ShopOptions = {
  /** A command of the shopkeeper run on the empty shop, such as `['import', 'yard.csv']`; else the demonstration. */
  readonly seedCommand?: readonly string[];
  /** Settings beside port, host, address and folder. */
  readonly settings?: Record<string, string>;
};

/**
 * Starts a shop and waits until it answers.
 *
 * @throws Error with the server's output when it does not
 */
export async function startShop({ seedCommand, settings }: ShopOptions = {}): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'smonto-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ...settings,
  };
  const shopkeeper = (...command: string[]): string => {
    const run = spawnSync(process.execPath, ['server/shop/main.ts', ...command], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    // An import ends with 1 when some lines did not go in, and says which on its output: the good ones are there.
    const isGood = run.status === 0 || (run.status === 1 && run.stderr === '');
    if (!isGood) throw new Error(`shop ${command.join(' ')} failed:\n${run.stdout}${run.stderr}`);
    return run.stdout;
  };
  if (seedCommand) shopkeeper(...seedCommand);

  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => (output = (output + String(text)).slice(-20_000)));
  }
  // A test process that is cut off leaves no shop behind.
  const endAtOnce = () => server.kill('SIGKILL');
  process.once('exit', endAtOnce);
  const stop = async () => {
    await end(server);
    process.off('exit', endAtOnce);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await answers(`${url}/readyz`, server);
  } catch {
    await stop();
    throw new Error(`The shop did not start:\n${output}`);
  }
  return { url, dataDir, shopkeeper, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (server.exitCode !== null || performance.now() > deadline) throw new Error('no answer');
    await pause(100);
  }
}

/** Asks the process to close, and ends it when it does not. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const impatience = setTimeout(() => server.kill('SIGKILL'), stopTimeoutMs);
  server.kill('SIGTERM');
  await gone;
  clearTimeout(impatience);
}
