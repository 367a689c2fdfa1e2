/** The dashboard asks for figures that the shop gives, by labels that they have. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { openShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { stockPart } from './stock-part.ts';

const file = join(import.meta.dirname, '../deploy/grafana/smonto.json');
type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string }[] };
const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: readonly Panel[] };
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Prometheus' own, and what a histogram's parts have. */
const everywhere = ['instance', 'le'];

const namesIn = (expr: string): string[] => expr.match(/\b(?:smonto|process|nodejs)_\w+/g) ?? [];
const labelsIn = (expr: string): string[] =>
  [
    ...expr.matchAll(/(\w+)\s*(?:=~|!=|=)\s*"/g),
    ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => [...list.matchAll(/(\w+)/g)]),
  ]
    .map(([, label = '']) => label)
    .filter((label) => !everywhere.includes(label));

test('every figure of the dashboard is one that the shop’s metrics have, with the labels it is asked by', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const metricsToken = 'a token of the metrics, 32 characters long';
  const app = await createServer({ ...shop.deps, config: { ...shop.deps.config, metricsToken } });
  onTestFinished(() => app.close());
  // Something to tell of: a request, an order, a job and a refusal.
  await (await createBuyer(shop)).order(await stockPart(shop), 'bank_transfer');
  await app.inject('/api/brands?lang=it');
  await app.inject({ url: '/metrics', headers: { authorization: 'Bearer nobody' } });
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  });

  expect(expressions.length).toBeGreaterThan(15);
  const known = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const wholeOf = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
  const missing = expressions
    .flatMap(namesIn)
    .filter((name) => !known.has(name) && !known.has(wholeOf(name)));
  expect(missing).toEqual([]);

  const samples = body.split('\n').filter((line) => !line.startsWith('#'));
  const unlabelled = expressions.flatMap((expr) => {
    const told = samples.filter((line) => namesIn(expr).some((name) => line.startsWith(`${name}{`)));
    return labelsIn(expr)
      .filter((label) => told.length > 0 && !told.some((line) => line.includes(`${label}="`)))
      .map((label) => `${label} of ${expr}`);
  });
  expect(unlabelled).toEqual([]);
});
