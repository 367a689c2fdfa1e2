/** A program of the system that runs beside the benchmark, as whoever Postgres may run as. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unprivilegedOwner } from '../../test/postgres.ts';

export type Program = {
  /** @returns once it is gone */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** The last of what it wrote. */
  log(): string;
};

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** @throws Error with one sentence on how to get it */
function find(name: string): string {
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (!path)
    throw new Error(
      `There is no ${name} here: apt-get install --no-install-recommends patroni haproxy etcd-server brings what a cluster needs.`,
    );
  return path;
}

/**
 * Starts a program; with this process it ends.
 *
 * @param environment beside where programs are found
 * @throws Error where it is not installed
 */
export function start(
  name: string,
  args: readonly string[],
  { folder, environment = {} }: { folder: string; environment?: Record<string, string> },
): Program {
  const child = spawn(find(name), args, {
    ...unprivilegedOwner(),
    cwd: folder,
    env: { PATH: folders.join(delimiter), HOME: folder, LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (log = (log + String(text)).slice(-20_000)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const atTheEnd = () => child.kill('SIGKILL');
  process.once('exit', atTheEnd);
  return {
    async end(signal) {
      child.kill(signal);
      await gone;
      process.off('exit', atTheEnd);
    },
    log: () => log,
  };
}
