/**
 * Everything, in the order in which it is cheapest to learn of a mistake; stops at the first failure.
 * The last line counts the tests of the whole run: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Count = { readonly passed: number; readonly failed: number; readonly flaky?: number };
type Step = {
  readonly name: string;
  readonly command: readonly string[];
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

const steps: readonly Step[] = [
  { name: 'types, lint and format', command: ['npm', 'run', '--silent', 'check'] },
  {
    name: 'unit tests',
    command: ['npm', 'run', '--silent', 'test:unit', '--', ...reporters],
    count: ofVitest,
  },
  { name: 'build and weight', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'API and rendering tests on both engines',
    command: ['npm', 'run', '--silent', 'test:api', '--', ...reporters],
    count: ofVitest,
  },
  {
    name: 'browser tests',
    command: ['npm', 'run', '--silent', 'test:browser', '--', '--reporter=list,json'],
    count: ofPlaywright,
  },
];

let passed = 0;
let failed = 0;
let flaky = 0;
for (const { name, command, count } of steps) {
  const began = performance.now();
  console.log(`\n== ${name}`);
  rmSync(report, { force: true });
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const counted: Count =
    count && existsSync(report)
      ? count(JSON.parse(readFileSync(report, 'utf8')) as never)
      : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  flaky += counted.flaky ?? 0;
  const isRed = status !== 0 || counted.failed > 0;
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
  console.log(`\n${flaky} of the browser tests passed only when repeated; they are named above.`);
console.log(`\n${passed} passed, ${failed} failed`);
