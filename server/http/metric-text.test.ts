import { expect, test } from 'vitest';
import { createCounter, createHistogram, gauge } from './metric-text.ts';

test('figures are written as Prometheus reads them', () => {
  expect(gauge('a', 'What it is.', [{ value: 1.5 }])).toBe('# HELP a What it is.\n# TYPE a gauge\na 1.5\n');
  expect(gauge('a', 'b', [{ labels: { way: 'say "\\"\n' }, value: 0 }])).toContain(
    'a{way="say \\"\\\\\\"\\n"} 0\n',
  );
});

test('a counter counts each set of labels apart', () => {
  const counter = createCounter('a_total', 'b');
  counter.add({ status: '2xx' });
  counter.add({ status: '2xx' });
  counter.add({ status: '5xx' });
  expect(counter.write()).toBe(
    '# HELP a_total b\n# TYPE a_total counter\na_total{status="2xx"} 2\na_total{status="5xx"} 1\n',
  );
});

test('a bucket of a histogram holds all that is not above it', () => {
  const histogram = createHistogram('a', 'b', [0.1, 1]);
  for (const value of [0.1, 0.5, 2]) histogram.observe({ route: '/' }, value);
  expect(histogram.write().split('\n').slice(2)).toEqual([
    'a_bucket{route="/",le="0.1"} 1',
    'a_bucket{route="/",le="1"} 2',
    'a_bucket{route="/",le="+Inf"} 3',
    'a_sum{route="/"} 2.6',
    'a_count{route="/"} 3',
    '',
  ]);
});
