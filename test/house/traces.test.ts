/** Who wants no traces pays nothing for them: OpenTelemetry is behind one file, and that is loaded in one place, when it is wanted. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const naming = (what: RegExp): string[] =>
  globSync('{domain,server,src,sw}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => what.test(readFileSync(join(root, file), 'utf8')));

test('OpenTelemetry is named by one file, which is loaded where traces are opened alone', () => {
  expect(naming(/from '@opentelemetry\//)).toEqual(['server/tracing/open-tracer.ts']);
  expect(naming(/from '[^']*\/open-tracer\.ts'/)).toEqual([]);
  expect(naming(/import\('[^']*\/open-tracer\.ts'\)/)).toEqual(['server/open-deps.ts']);
});
