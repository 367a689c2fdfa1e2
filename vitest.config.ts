import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
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

/** The same API tests, once per engine. The name tells `test/set-up.ts` which database to make ready. */
const api = (engine: 'embedded' | 'postgres') => ({
  test: {
    name: `api-${engine}`,
    include: ['test/**/*.test.ts'],
    // Starting in vain has nothing to do with the engine, nor has what is refused before anybody asks the database;
    // joining has only with the embedded one; moving takes both. Races show on Postgres alone, and the same transaction runs on both. What comes first in a search is the
    // same SQL on both, and so is how a file of a backup is judged, what a client is made from, and the markup and weight of a page.
    exclude: [
      // The client's workspace brings its own packages, and some of them their tests.
      '**/node_modules/**',
      'test/house/**',
      ...(engine === 'postgres'
        ? [
            'test/start.test.ts',
            'test/stopping.test.ts',
            'test/joined-database.test.ts',
            'test/hostile-pages.test.ts',
            'test/hostile-requests.test.ts',
            'test/valid-html.test.ts',
            'test/w3c-checker.test.ts',
            'test/generated-client.test.ts',
            'test/built-for-browsers.test.ts',
            'test/page-weight.test.ts',
          ]
        : [
            'test/backup-between-engines.test.ts',
            'test/backup-while-open.test.ts',
            'test/backup-command.test.ts',
            'test/backup-files.test.ts',
            'test/relevance/**',
            'test/storm.test.ts',
            'test/events-in-any-order.test.ts',
            'test/database-away.test.ts',
            'test/frozen-process.test.ts',
            'test/vanished-database.test.ts',
          ]),
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
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'server/**/*.test.ts',
            'src/**/*.test.{ts,tsx}',
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
