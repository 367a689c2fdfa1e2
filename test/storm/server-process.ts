/** A server of the shop as a process of its own, that can be killed and comes back, as under whoever watches over it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

const root = join(import.meta.dirname, '../..');
const startTimeoutMs = 240_000;

export type ServerProcess = {
  /** Where it listens; the same after it came back. */
  readonly url: string;
  /** `kill -9`, and another in its place at once. @returns once that answers */
  kill(): Promise<void>;
  /** Lets it finish what it does. */
  stop(): Promise<void>;
  /** How often it ended although nobody wanted it to, and what it complained of. */
  readonly deaths: () => number;
  readonly complaints: () => string;
};

/** @param settings beside where it listens */
export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), ...settings };
  let complaints = '';
  let deaths = 0;
  let isWanted = true;
  let server: ChildProcess | undefined;

  async function launch(): Promise<void> {
    // A database that is just coming back refuses a start: whoever watches over a process tries again.
    for (const deadline = performance.now() + startTimeoutMs; ; await pause(200)) {
      let isUp = false;
      const child = spawn(process.execPath, ['server/main.ts'], {
        cwd: root,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stderr.on('data', (text) => (complaints = (complaints + String(text)).slice(-50_000)));
      child.once('exit', () => {
        if (isWanted && isUp) deaths += 1;
      });
      server = child;
      const opening = isOpen(child);
      // It listens before its start is over: until then a database that is lost ends it, which is a start that was refused.
      isUp = (await answers(`${url}/readyz`, child, deadline)) && (await opening);
      if (isUp) return;
      if (performance.now() > deadline) throw new Error(`A server did not start:\n${complaints}`);
    }
  }
  // A run that is cut off leaves no shop behind.
  process.once('exit', () => server?.kill('SIGKILL'));

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    isWanted = false;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => server?.once('exit', () => resolve()));
    server.kill(signal);
    await gone;
  };
  await launch();
  return {
    url,
    async kill() {
      await end('SIGKILL');
      isWanted = true;
      await launch();
    },
    stop: () => end('SIGTERM'),
    deaths: () => deaths,
    complaints: () => complaints,
  };
}

/** @returns false when the process ended before it said that the shop is open */
function isOpen(server: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    let said = '';
    server.stdout?.on('data', (text) => {
      said = (said + String(text)).slice(-10_000);
      if (said.includes('Smonto is open')) resolve(true);
    });
    server.once('exit', () => resolve(false));
  });
}

/** @returns false when the process ended before it answered */
async function answers(url: string, server: ChildProcess, deadline: number): Promise<boolean> {
  while (performance.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return true;
    if (server.exitCode !== null || server.signalCode !== null) return false;
    await pause(50);
  }
  server.kill('SIGKILL');
  return false;
}
