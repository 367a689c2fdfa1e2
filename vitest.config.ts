import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { isEverything } from './test/everything.ts';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They take a quarter of a minute and more: at the end one of them would keep a single core busy. */
const long = [
  'start',
  'import-killed',
  'backup-while-open',
  'backup',
  'relevance/relevance',
  'storm',
  'sign-in-tries',
  'stopping',
  'failed-jobs',
  'api-fuzz',
];

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      long.some((name) => moduleId.endsWith(`/test/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * How long a test waits says nothing of the shop: on a machine that has other work all of it takes ten times as long. What is fast is
 * measured by `npm run bench`.
 */
const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

/**
 * What the embedded engine has a part in: how the shop starts and is migrated, what an import writes, the search's SQL. All else asks the
 * same SQL of the same Postgres, in a process or in WebAssembly.
 */
const ofTheEngine = [
  'catalogue-search',
  'import',
  'joined-database',
  'migrations',
  'start',
  'stopping',
  'stored-index',
];

/** Each fault of a long list, one after the other, and the same by chance; whole backups while others work; processes that are killed. */
const longProofs = [
  'api-fuzz',
  'backup-between-engines',
  'backup-command',
  'backup-files',
  'backup-migrations',
  'backup-while-open',
  'import-fuzz',
  'import-killed',
  'w3c-checker',
];

/** Starting in vain has nothing to do with Postgres; joining has only with the embedded engine. */
const embeddedAlone = ['start', 'stopping', 'joined-database'];

/** Races show on Postgres alone, and so do accidents of a server; moving takes both engines. */
const postgresAlone = [
  'backup-between-engines',
  'backup-while-open',
  'backup-command',
  'backup-files',
  'relevance/*',
  'storm',
  'events-in-any-order',
  'database-away',
  'frozen-process',
  'offers-of-removed-parts',
  'pgbouncer',
  'standbys',
  'after-failover',
  'vanished-database',
];

/** What no database is asked for: once is enough. */
const ofNoEngine = [
  'hostile-pages',
  'hostile-requests',
  'valid-html',
  'w3c-checker',
  'generated-client',
  'built-for-browsers',
  'page-weight',
];

const files = (names: readonly string[]): string[] => names.map((name) => `test/${name}.test.ts`);
const everyFile = ['test/**/*.test.ts'];

/** The API tests: all on Postgres, on the embedded engine those it has a part in. The name tells `test/set-up.ts` which database to make ready. */
const api = (engine: 'embedded' | 'postgres') => ({
  test: {
    name: `api-${engine}`,
    include: engine === 'embedded' && !isEverything ? files(ofTheEngine) : everyFile,
    exclude: [
      // The client's workspace brings its own packages, and some of them their tests.
      '**/node_modules/**',
      'test/house/**',
      ...files(engine === 'postgres' ? embeddedAlone : [...postgresAlone, ...ofNoEngine]),
      ...(isEverything ? [] : files(longProofs)),
    ],
    globalSetup: ['test/set-up.ts'],
    // The server's modules hold no state of their own (the law of the house), so the files of a worker share them: each
    // would load them for a second otherwise.
    isolate: false,
    ...patience,
  },
});

export default defineConfig({
  test: {
    setupFiles: ['test/fail-on-console-error.ts'],
    execArgv: ['--import', new URL('test/quick-start.ts', import.meta.url).href],
    // Each shop holds up to ten connections of the run's Postgres, which takes a hundred.
    // One more than the cores: a test of a database waits for it a third of its time.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    sequence: { sequencer: LongOnesFirst },
    tags: [
      { name: 'long', description: 'Takes a quarter of a minute and more, and proves what hardly changes.' },
    ],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'server/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'sw/**/*.test.ts',
            'build/**/*.test.ts',
            'bench/**/*.test.ts',
            'test/house/**/*.test.ts',
          ],
          isolate: false,
          ...patience,
        },
      },
      api('embedded'),
      api('postgres'),
    ],
  },
});
