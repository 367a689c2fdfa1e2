/** The page about the accountant's file names what is in it, all of it and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportedOrder, type ExportedOrder } from '../../server/cli/orders/export/exported-order.ts';
import { columnNames } from '../../server/cli/orders/export/order-rows.ts';
import { paidOrder } from '../paid-order.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/accountants-file.md'), 'utf8');

test('every column stands there, in its order', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)]);
  expect(named.map(([, name]) => name)).toEqual(columnNames);
});

test('the example has the shape of what is written', () => {
  const example = JSON.parse(/```json\n(.+?)```/s.exec(page)?.[1] ?? '') as ExportedOrder;
  expect(shapeOf(example)).toEqual(shapeOf(exportedOrder(paidOrder)));
});

/** Names all the way down; of a list the names of its first. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}
