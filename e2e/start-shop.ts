/** A real shop for browser tests: the built server in a process of its own, on a free port and a folder of its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../test/free-port.ts';
import { launchServer } from './launch-server.ts';
import { seedData } from './seeded-data.ts';

const root = join(import.meta.dirname, '..');
export type RunningShop = {
  /** Address without a slash at the end; also the shop's `PUBLIC_URL`. */
  readonly url: string;
  readonly dataDir: string;
  /** Runs a command of the shopkeeper on this shop's data. Stop the shop first: one process a data folder. */
  readonly shopkeeper: (...command: string[]) => string;
  /** Stops the server and starts another in its place: the same address, the same data. */
  readonly deploy: (deployed: Deployed) => Promise<void>;
  /** Does something while no server answers at the shop's address, and starts it again. */
  readonly without: (work: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type ShopOptions = {
  /** A command of the shopkeeper run on the empty shop, such as `['import', 'yard.csv']`; else the demonstration. */
  readonly seedCommand?: readonly string[];
  /** A folder with a shop's data, which is copied. */
  readonly dataFrom?: string | undefined;
  /** Settings beside port, host, address and folder. */
  readonly settings?: Record<string, string>;
};

export type Deployed = {
  /** Folder of a release, as `makeRelease()` makes one; the shop's own when left out. */
  readonly release?: string;
  readonly settings?: Record<string, string>;
};

/**
 * Starts a shop and waits until it answers.
 *
 * @throws Error with the server's output when it does not
 */
export async function startShop({ seedCommand, dataFrom, settings }: ShopOptions = {}): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'smonto-e2e-'));
  if (dataFrom !== undefined) cpSync(dataFrom, dataDir, { recursive: true });
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
  const command = (folder: string, ...words: readonly string[]): string => {
    const run = spawnSync(process.execPath, ['server/cli/main.ts', ...words], {
      cwd: root,
      env: { ...env, DATA_DIR: folder },
      encoding: 'utf8',
    });
    // An import ends with 1 when some lines did not go in, and says which on its output: the good ones are there.
    const isGood = run.status === 0 || (run.status === 1 && run.stderr === '');
    if (!isGood) throw new Error(`shop ${words.join(' ')} failed:\n${run.stdout}${run.stderr}`);
    return run.stdout;
  };
  const shopkeeper = (...words: string[]): string => command(dataDir, ...words);
  if (seedCommand?.[0] === 'demo')
    seedData(dataDir, JSON.stringify([seedCommand, settings]), (folder) => command(folder, ...seedCommand));
  else if (seedCommand) shopkeeper(...seedCommand);

  const launch = (release: string, settingsNow: Record<string, string> = {}) =>
    launchServer(url, release, { ...env, ...settingsNow });
  let stop = await launch(root).catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  });
  return {
    url,
    dataDir,
    shopkeeper,
    async deploy({ release = root, settings: settingsNow }) {
      await stop();
      stop = await launch(release, settingsNow);
    },
    async without(work) {
      await stop();
      try {
        await work();
      } finally {
        stop = await launch(root);
      }
    },
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
