import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { installErrors } from './errors.ts';
import { serveFiles, type FileOptions } from './files.ts';
import { storeReleases } from './stored-releases.ts';

const noon = new Date('2026-11-20T12:00:00Z').getTime();

/** A place for builds and stored releases, and a clock that each deploy moves on. */
function openPlace() {
  const place = mkdtempSync(join(tmpdir(), 'smonto-releases-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const stored = join(place, 'data', 'assets');
  let time = noon;
  return {
    place,
    stored,
    /** The folders of releases, which are all there should be. */
    folders: () => readdirSync(stored),
    /** Builds a release of these files, each with its compressed twin. */
    build(...names: string[]) {
      const assets = join(place, `client-${names.join('+')}`, 'assets');
      mkdirSync(assets, { recursive: true });
      for (const name of names) {
        writeFileSync(join(assets, name), `the file ${name}`);
        writeFileSync(join(assets, `${name}.br`), `packed ${name}`);
      }
      const client = join(assets, '..');
      const releases = storeReleases(stored, assets, () => new Date((time += 60_000)));
      return { ...releases, assets, client };
    },
  };
}

async function serve(client: string, releases: FileOptions['releases']): Promise<FastifyInstance> {
  const app = Fastify();
  onTestFinished(() => app.close());
  installErrors(app, () => {});
  await serveFiles(app, client, { releases, hasServiceWorker: true, mediaUrl: undefined });
  return app;
}

test('the files of the two releases before are served, and no older ones', async () => {
  const shop = openPlace();
  const names = ['a-1.js', 'a-2.js', 'a-3.js', 'a-4.js'];
  for (const name of names) await shop.build(name, 'same-0.css').keep();
  const latest = shop.build('a-4.js', 'same-0.css');
  const app = await serve(latest.client, latest);
  const answers = await Promise.all(names.map(async (name) => app.inject(`/assets/${name}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 200]);
  expect(answers[1]?.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(answers[0]?.headers['cache-control']).toBe('private, no-store');
  expect(shop.folders()).toHaveLength(3);

  const packed = await app.inject({ url: '/assets/a-2.js', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.body).toBe('packed a-2.js');
});

test('a start of the same release keeps nothing twice, and one that comes back is the latest again', async () => {
  const shop = openPlace();
  const [first, second, third, fourth] = ['a-1.js', 'a-2.js', 'a-3.js', 'a-4.js'].map((name) =>
    shop.build(name),
  );
  for (const release of [first, first, second, second, third, first, fourth]) await release?.keep();
  expect(await first?.folderOf('a-1.js')).toBeDefined();
  expect(await first?.folderOf('a-2.js')).toBeUndefined();
  expect(shop.folders()).toHaveLength(3);
});

test('many processes of several releases start at once, and each finds all files', async () => {
  const shop = openPlace();
  const releases = ['a-1.js', 'a-2.js', 'a-3.js'].map((name) => shop.build(name));
  const processes = [...releases, ...releases, ...releases, ...releases];
  await Promise.all(processes.map(async (release) => release.keep()));
  for (const release of releases) {
    for (const name of ['a-1.js', 'a-2.js', 'a-3.js']) {
      const folder = await release.folderOf(name);
      expect(readFileSync(join(folder ?? '', name), 'utf8')).toBe(`the file ${name}`);
    }
  }
  expect(shop.folders()).toHaveLength(3);
});

test('what a process left half done is no release, and goes when it is old', async () => {
  const shop = openPlace();
  const release = shop.build('a-1.js');
  const unfinished = (at: number) => {
    const folder = join(shop.stored, `0123456789abcdef.${crypto.randomUUID()}.part`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'b-1.js'), 'half');
    utimesSync(folder, new Date(at), new Date(at));
    return folder;
  };
  unfinished(noon - 2 * 60 * 60 * 1000);
  const young = unfinished(noon);
  await release.keep();
  expect(await release.folderOf('b-1.js')).toBeUndefined();
  expect(shop.folders().filter((name) => name.endsWith('.part'))).toEqual([young.split('/').at(-1)]);
});

test('no name leads out of the folders', async () => {
  const shop = openPlace();
  const release = shop.build('a-1.js');
  await release.keep();
  writeFileSync(join(shop.place, 'data', 'session-secret'), 'nobody else’s business');
  const app = await serve(release.client, release);
  for (const path of [
    '/assets/..%2fsession-secret',
    '/assets/%2e%2e%2f%2e%2e%2fsession-secret',
    '/assets/../../session-secret',
    '/assets/..\\..\\session-secret',
    '/assets/a-1.js/../../session-secret',
    `/assets/${shop.folders()[0]}`,
    `/assets/${shop.folders()[0]}/a-1.js`,
    '/assets/',
    '/assets/.',
  ]) {
    const answer = await app.inject(path);
    expect(answer.statusCode, path).toBe(404);
  }
});

test('without a folder to keep them in, the present files are served', async () => {
  const shop = openPlace();
  const release = shop.build('a-1.js');
  writeFileSync(join(shop.place, 'data'), 'a file in the way');
  await expect(release.keep()).rejects.toThrow();
  const app = await serve(release.client, release);
  expect((await app.inject('/assets/a-1.js')).statusCode).toBe(200);
  expect((await app.inject('/assets/a-2.js')).statusCode).toBe(404);
});
