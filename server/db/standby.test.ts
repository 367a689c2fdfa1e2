import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { watchStandby } from './standby.ts';

const good = { source: '7 shop', isStandby: true, replayed: '0/200', behindMs: 50 };

/** A standby that says this of itself. */
async function saying(state: Record<string, unknown>) {
  const pool = Object.assign(new EventEmitter(), { query: async () => ({ rows: [{ ...good, ...state }] }) });
  const standby = watchStandby(pool as unknown as pg.Pool, good.source);
  onTestFinished(() => standby.close());
  const beforeItSaid = standby.has('0/100');
  await standby.look();
  return { standby, pool, beforeItSaid };
}

test('a standby is asked for what it has, once it has said how far it is', async () => {
  const { standby, beforeItSaid } = await saying({});
  expect(beforeItSaid).toBe(false);
  expect(['0/100', '0/200', '0/201'].map((position) => standby.has(position))).toEqual([true, true, false]);
});

test.each([
  ['goes on by itself, as a primary that was lost', { isStandby: false }],
  ['follows one that has had nothing to do for minutes, or was lost', { behindMs: 121_000 }],
  ['has replayed no transaction since it began', { behindMs: null }],
  ['is of another cluster', { source: '8 shop' }],
  ['is no server with a log', { replayed: null }],
])('one that %s is left out', async (_what, state) => {
  const { standby } = await saying(state);
  expect(standby.has('0/100')).toBe(false);
});

test('one whose connections end is left out until it has said anew how far it is', async () => {
  const { standby, pool } = await saying({});
  pool.emit('error', new Error('terminated'));
  expect(standby.has('0/100')).toBe(false);
  await standby.look();
  expect(standby.has('0/100')).toBe(true);
});

test('who waits for one that is found away hears so at once', async () => {
  const { standby, pool } = await saying({});
  pool.query = () => new Promise(() => {});
  const answer = standby.query('select 1');
  pool.emit('error', new Error('terminated'));
  await expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' });
});
