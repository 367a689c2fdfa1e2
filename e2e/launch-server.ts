/** The shop's server as a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import packageJson from '../package.json' with { type: 'json' };

/** The first start makes the database and loads the demonstration catalogue. */
export const startTimeoutMs = 240_000;
const stopTimeoutMs = 10_000;

/** What `npm start` hands to Node (`exec node …`): memory is measured with its settings too. */
const [, , ...startArguments] = packageJson.scripts.start.split(' ');

/**
 * Starts the server and waits until it answers.
 *
 * @param url where it will
 * @param folder of the release: its `server` and `dist`
 * @returns how to stop it
 * @throws Error with its output when it does not answer
 */
export async function launchServer(
  url: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, startArguments, {
    cwd: folder,
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
  };
  try {
    await answers(`${url}/readyz`, server);
  } catch {
    await stop();
    throw new Error(`The shop did not start:\n${output}`);
  }
  return stop;
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
