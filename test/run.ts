/**
 * Everything, in the order in which it is cheapest to learn of a mistake; stops at the first failure.
 * The last line counts the tests of the whole run: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isEverything } from './everything.ts';

type Count = { readonly passed: number; readonly failed: number; readonly flaky?: number };
type Step = {
  readonly name: string;
  /** Commands that keep each other company: what waits for the disk leaves a core to the other. */
  readonly commands: readonly (readonly string[])[];
  /** Reads the tests counted in the step's report; a step without tests has none. */
  readonly count?: (report: never) => Count;
};

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number };
type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
};

const ofVitest = (report: VitestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});
const ofPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  flaky: stats.flaky,
});

const folder = mkdtempSync(join(tmpdir(), 'smonto-run-'));
const report = join(folder, 'report.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

/** Asked for by whoever has the engines there (`.ci/run`): to others the browser tests in today's Chromium say it. */
const isInEngines = isEverything || process.env['ENGINES'] !== undefined;

const npm = (...args: string[]): readonly string[] => ['npm', 'run', '--silent', ...args];

const steps: readonly Step[] = [
  { name: 'types, lint, format, build and weight', commands: [npm('check'), npm('build')] },
  {
    name: 'unit tests; API and rendering tests',
    // Whoever names a file has all of it tried.
    commands: [['npx', 'vitest', 'run', ...(isEverything ? [] : ['--tags-filter=!long']), ...reporters]],
    count: ofVitest,
  },
  {
    name: 'browser tests',
    commands: [npm('test:browser', '--', '--reporter=list,json')],
    count: ofPlaywright,
  },
  ...(isInEngines
    ? [
        {
          name: 'journeys in other engines',
          commands: [npm('test:engines')],
          count: (counted: Count): Count => counted,
        },
      ]
    : []),
];

function run([program = '', ...args]: readonly string[]): Promise<number | null> {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, REPORT_FILE: report },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

let passed = 0;
let failed = 0;
let flaky = 0;
for (const { name, commands, count } of steps) {
  const began = performance.now();
  console.log(`\n== ${name}`);
  rmSync(report, { force: true });
  const statuses = await Promise.all(commands.map(run));
  const counted: Count =
    count && existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')) as never)
      : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  flaky += counted.flaky ?? 0;
  const isRed = statuses.some((status) => status !== 0) || counted.failed > 0;
  console.log(
    `== ${name}: ${isRed ? 'failed' : 'good'} in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  if (isRed) {
    // A step that fails without counting tests still counts as one failure.
    if (counted.failed === 0) failed += 1;
    process.exitCode = 1;
    break;
  }
}
rmSync(folder, { recursive: true, force: true });
// It holds nothing back, but it is a defect of the shop or of the test: a race that somebody else will meet.
if (flaky > 0)
  console.log(
    `\n${flaky} of the browser's tests and journeys passed only when repeated; they are named above.`,
  );
console.log(`\n${passed} passed, ${failed} failed`);
