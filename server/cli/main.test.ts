/** The real program in a process of its own: streams, statuses, colours. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'smonto-shop-'));

type Run = { readonly status: number | null; readonly out: string; readonly err: string };

function start(args: readonly string[], settings: Record<string, string> = {}) {
  return spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function run(args: readonly string[], settings?: Record<string, string>): Promise<Run> {
  const child = start(args, settings);
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => (out += String(text)));
  child.stderr.on('data', (text) => (err += String(text)));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, out, err })));
}

// Enough parts for a list that no pipe holds at once.
beforeAll(async () => {
  await run(['demo', '--parts', '300']);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('help goes to the standard output and is no failure; nothing typed is', async () => {
  const [whole, group, one, nothing] = await Promise.all([
    run(['--help']),
    run(['orders', '--help']),
    run(['help', 'orders', 'list']),
    run([]),
  ]);
  expect([whole.status, whole.err, group.status, group.err, one.status, one.err]).toEqual([
    0,
    '',
    0,
    '',
    0,
    '',
  ]);
  expect(whole.out).toContain('orders list');
  expect(group.out).not.toContain('demo');
  expect(one.out).toMatch(/^npm run shop -- orders list/);
  expect(nothing).toEqual({ status: 2, out: '', err: whole.out });
});

test('what is wrong is said on the standard error, with a status of its own', async () => {
  const [mistyped, refused] = await Promise.all([run(['ordrs']), run(['orders', 'show', 'S-26-NOBODY'])]);
  expect(mistyped).toEqual({
    status: 2,
    out: '',
    err: 'There is no command "ordrs". Did you mean orders? See npm run shop -- --help.\n',
  });
  expect(refused).toEqual({ status: 1, out: '', err: 'There is no order S-26-NOBODY.\n' });
});

test('an Italian terminal is spoken to in Italian, and --lingua and --language win over it', async () => {
  const italian = { LANG: 'it_IT.UTF-8' };
  const [help, mistyped, missing, refused, asked, before, plain, unknown] = await Promise.all([
    run(['--help'], italian),
    run(['ordrs'], italian),
    run(['parts', 'show'], italian),
    run(['orders', 'show', 'S-26-NOBODY'], italian),
    run(['parts', 'show', '--lingua', 'en'], italian),
    run(['--language=it', 'parts', 'show']),
    run(['parts', 'show'], { LANG: 'C', LC_ALL: 'POSIX' }),
    run(['parts', 'show', '--lingua', 'fr'], italian),
  ]);
  expect(help.out).toContain('Il negozio da riga di comando');
  expect(mistyped.err).toBe('Il comando "ordrs" non c’è. Forse orders? Guarda npm run shop -- --help.\n');
  const inItalian = /^Manca PEZZO: .* Guarda npm run shop -- parts show --help\.\n$/;
  const inEnglish = /^PART is missing: .* See npm run shop -- parts show --help\.\n$/;
  expect(missing).toMatchObject({ status: 2, out: '', err: expect.stringMatching(inItalian) });
  expect(refused).toEqual({ status: 1, out: '', err: 'L’ordine S-26-NOBODY non c’è.\n' });
  expect(asked.err).toMatch(inEnglish);
  expect(before.err).toMatch(inItalian);
  expect(plain.err).toMatch(inEnglish);
  expect(unknown).toEqual({
    status: 2,
    out: '',
    err: '--lingua vuole it o en, non "fr". Guarda npm run shop -- --help.\n',
  });
});

test('JSON is one document and nothing else', async () => {
  const { status, out, err } = await run(['parts', 'list', '--limit', '300', '--json'], { FORCE_COLOR: '1' });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect((JSON.parse(out) as { parts: unknown[] }).parts).toHaveLength(300);
});

test('colours are for a terminal, and not with NO_COLOR or --no-color', { tags: 'long' }, async () => {
  const [pipe, terminal, without, refused] = await Promise.all([
    run(['demo', '--help']),
    run(['demo', '--help'], { FORCE_COLOR: '1' }),
    run(['demo', '--help', '--no-color'], { FORCE_COLOR: '1' }),
    run(['demo', '--help'], { NO_COLOR: '1' }),
  ]);
  expect(terminal.out).toContain('\u001b[');
  for (const { out, err } of [pipe, without, refused]) expect(out + err).not.toContain('\u001b');
  expect(without.out).toBe(pipe.out);
});

test('a reader that has enough is no failure', { tags: 'long' }, async () => {
  const child = start(['parts', 'list', '--limit', '300', '--json']);
  let err = '';
  child.stderr.on('data', (text) => (err += String(text)));
  child.stdout.once('data', () => child.stdout.destroy());
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

test('Ctrl-C ends a command with 130 and leaves the data as it was', { tags: 'long' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-shop-'));
  const child = start(['parts', 'list'], { DATA_DIR: folder });
  let err = '';
  child.stderr.on('data', (text) => (err += String(text)));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const database = join(folder, 'db');
  while (!existsSync(database)) await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill('SIGINT');
  expect({ status: await ended, err }).toEqual({ status: 130, err: 'Ended.\n' });
  expect(await run(['parts', 'list'], { DATA_DIR: folder })).toEqual({
    status: 0,
    out: 'No part was found.\n',
    err: '',
  });
  rmSync(folder, { recursive: true });
});
