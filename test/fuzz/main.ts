/**
 * `npm run fuzz`: the fuzzing of the API for ten minutes, on the embedded engine and another seed each time.
 * `--minutes N`, `--seed N` and `--engine postgres` say otherwise.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
    engine: { type: 'string', default: 'embedded' },
  },
});

const run = spawnSync(
  'npx',
  ['vitest', 'run', '--project', `api-${values.engine}`, 'test/api-fuzz.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_MINUTES: values.minutes, FUZZ_SEED: values.seed },
  },
);
process.exitCode = run.status ?? 1;
