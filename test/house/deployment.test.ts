/** How the shop is deployed stands in files that nothing here runs: what they name is there, and they say what the shop itself says. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Environment } from '../../server/config/environment.ts';
import { stopWithinMs } from '../../server/process/lifecycle.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const isThere = (file: string): boolean => existsSync(join(root, file));
const npm = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};
const settings = Object.keys(Environment.shape);
/** What `npm start` and `npm run worker` run. */
const commands = [npm.scripts['start'], npm.scripts['worker']].map((script) => script?.replace(/^exec /, ''));

/** The instructions of a container file, each on one line. */
const instructions = read('Containerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, name = '', rest = ''] = /^\s*([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return { name, rest: rest.replace(/\s+/g, ' ').trim() };
  });
const saying = (wanted: string): string[] =>
  instructions.filter(({ name }) => name === wanted).map(({ rest }) => rest);

const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test('the container is made with the Node that the tests run with, and ends as somebody who owns nothing', () => {
  const image = `node:${npm.dependencies['node']}-bookworm-slim`;
  expect(saying('FROM')).toEqual([`${image} AS build`, image]);
  const [user] = saying('USER');
  expect(
    saying('RUN').some((command) => command.includes(`useradd --system`) && command.includes(`${user}`)),
  ).toBe(true);
  const after = instructions.slice(instructions.findIndex(({ name }) => name === 'USER'));
  expect(after.filter(({ name }) => name === 'RUN' || name === 'USER')).toHaveLength(1);
});

test('it is built by what the repository has', () => {
  const copied = saying('COPY').flatMap((line) => {
    const [, stage, files = ''] = /^(--from=build )?(.*)$/.exec(line) ?? [];
    const names = files.split(' ').slice(0, -1);
    return names.map((name) => (stage ? name.replace(/^\/build\//, '') : name));
  });
  expect(copied).toEqual(
    expect.arrayContaining(['server', 'domain', 'dist', 'node_modules', 'shop.config.ts']),
  );
  const madeInside = ['dist', 'node_modules'];
  expect(copied.filter((name) => !madeInside.includes(name) && !isThere(name))).toEqual([]);
  // What a machine has lying about is not taken along, and what the build needs is.
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '**/node_modules', 'data', 'dist']));
  expect(copied.filter((name) => !madeInside.includes(name) && ignored.includes(name))).toEqual([]);
  const scripts = saying('RUN').flatMap((command) => [...command.matchAll(/npm run ([\w:-]+)/g)]);
  expect(scripts.map(([, name = '']) => name)).toEqual(['build']);
  for (const [, name = ''] of scripts) expect(npm.scripts).toHaveProperty(name);
  expect(saying('RUN')).toContain('npm ci');
});

test('it runs what npm start runs, keeps its data in a volume, and is asked at an address that answers', () => {
  const [command = '[]'] = saying('CMD');
  expect((JSON.parse(command) as string[]).join(' ')).toBe(commands[0]);
  const given = Object.fromEntries(
    saying('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
  );
  expect(Object.keys(given).filter((name) => !settings.includes(name))).toEqual([]);
  expect(saying('VOLUME')).toEqual([given['DATA_DIR']]);
  expect(saying('EXPOSE')).toEqual([given['PORT']]);
  const [check = ''] = saying('HEALTHCHECK');
  const [, path = ''] = /:\$\{process\.env\.PORT\}(\/\w+)`/.exec(check) ?? [];
  expect(read('server/monitoring/health-routes.ts')).toContain(`app.get('${path}'`);
});

const units = ['smonto.service', 'smonto-worker.service'] as const;

/** The values that a unit gives to a key, in order. */
const valuesIn = (unit: string, key: string): string[] =>
  read(`deploy/systemd/${unit}`)
    .split('\n')
    .flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []));

test.each(units.map((unit, at) => [unit, commands[at]] as const))(
  '%s starts what is there, as npm does, and waits until the shop has ended',
  (unit, command) => {
    const [folder = ''] = valuesIn(unit, 'WorkingDirectory');
    const [start = ''] = valuesIn(unit, 'ExecStart');
    // By its whole path, so that a changed link is followed when workers are begun anew.
    const [program = '', ...words] = start.replaceAll(`${folder}/`, '').split(' ');
    expect(['node', ...words].join(' ')).toBe(command);
    expect(start.endsWith(`${folder}/${words.at(-1)}`)).toBe(true);
    expect(isThere(program)).toBe(true);
    expect(isThere(words.at(-1) ?? '')).toBe(true);
    const [documentation = ''] = valuesIn(unit, 'Documentation');
    expect(isThere(documentation.replace(`file://${folder}/`, ''))).toBe(true);
    // Only the shop goes on serving for a while.
    const mostDrainSeconds = unit === 'smonto.service' ? 60 : 0;
    const [stop = ''] = valuesIn(unit, 'TimeoutStopSec');
    expect(Number(stop)).toBeGreaterThan(mostDrainSeconds + stopWithinMs / 1_000);
  },
);

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd).each(units)('systemd takes %s as it is, and finds it well shut in', (unit) => {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, unit);
  // Where it is installed in the example there is nothing here.
  writeFileSync(file, read(`deploy/systemd/${unit}`).replaceAll('/opt/smonto', root));
  const analyze = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', [...words, file], { encoding: 'utf8' });
    return { status, told: status === 0 ? stderr : stdout + stderr };
  };
  expect(analyze('verify', '--man=no')).toEqual({ status: 0, told: '' });
  // From 0, shut in wholly, to 100.
  expect(analyze('security', '--no-pager', '--offline=true', '--threshold=25').status).toBe(0);
});

test('what the files of a database on several machines leave open is told where they are told of', () => {
  const told = read('docs/deployment.md');
  const left = [
    ...read('deploy/cluster/haproxy.cfg').matchAll(/\$\{(\w+)\}/g),
    ...read('deploy/cluster/patroni.yml').matchAll(/(PATRONI_[A-Z0-9_]+)/g),
  ];
  expect(left.length).toBeGreaterThan(10);
  expect(left.map(([, name]) => name).filter((name) => !told.includes(`${name}=`))).toEqual([]);
});
