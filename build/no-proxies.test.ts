import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { noProxies } from './no-proxies.ts';

const project = {
  'main.js': `export const first = () => import('./first.js'); export const second = () => import('./second.js');`,
  'first.js': `import { shared } from './shared.js'; export const one = () => shared() + 1;`,
  'second.js': `import { one } from './first.js'; export const two = () => one() + 1; export default two;`,
  'shared.js': `export const shared = () => globalThis.begin ?? 0;`,
};

test('what is imported later is asked for at once, with what it needs, and has its names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-proxies-'));
  try {
    for (const [name, code] of Object.entries(project)) writeFileSync(join(folder, name), code);
    const groups = [
      { name: 'together', test: /first|second/ },
      { name: 'apart', test: /shared/, priority: 1 },
    ];
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [noProxies],
      build: {
        outDir: 'made',
        modulePreload: false,
        minify: 'terser',
        rolldownOptions: {
          input: join(folder, 'main.js'),
          preserveEntrySignatures: 'strict',
          experimental: { chunkOptimization: false },
          output: { codeSplitting: { groups }, entryFileNames: 'assets/main.js' },
        },
      },
    }).then((made) => {
      const { output } = made as Rolldown.RolldownOutput;
      const names = output.map(({ name }) => name);
      expect(new Set(names)).toEqual(new Set(['apart', 'main', 'together']));
      const main = output.find(({ name }) => name === 'main');
      expect(main?.type === 'chunk' && main.code).toMatch(/"\.\/together-.*"\.\/apart-/);
    });
    const { first, second } = (await import(join(folder, 'made/assets/main.js'))) as {
      first: () => Promise<{ one: () => number }>;
      second: () => Promise<{ two: () => number; default: () => number }>;
    };
    expect((await first()).one()).toBe(1);
    const later = await second();
    expect([later.two(), later.default()]).toEqual([2, 2]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
