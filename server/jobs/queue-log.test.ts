import { expect, test } from 'vitest';
import { createQueueLog } from './queue-log.ts';

/** A log, its clock, and what was written into it. */
function keepLog() {
  const time = { ms: 0 };
  const lines: Record<string, unknown>[] = [];
  const { onError, onAnswer } = createQueueLog(
    () => new Date(time.ms),
    (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
  );
  return { time, lines, onError, onAnswer };
}

const refused = (worker: string) =>
  Object.assign(new Error(`connect ECONNREFUSED 192.0.2.1:5432 (Queue: welcome-mail, Worker: ${worker})`), {
    code: 'ECONNREFUSED',
  });
const full = Object.assign(new Error('could not extend file'), { code: '53100' });

const away = (times: number) => ({
  level: 50,
  code: 'ECONNREFUSED',
  reason: 'connect ECONNREFUSED 192.0.2.1:5432',
  times,
  msg: 'the job queue waits: the database is away or busy',
});
const back = { level: 40, msg: 'the database answers the job queue again' };

test('a database that is away is told once, then with how often it was asked in vain, and that it is back', () => {
  const { time, lines, onError, onAnswer } = keepLog();
  onAnswer();
  for (let worker = 0; worker < 80; worker += 1) onError(refused(String(worker)));
  expect(lines).toEqual([away(1)]);
  time.ms = 60_000;
  onError(refused('0'));
  onError(refused('1'));
  expect(lines).toEqual([away(1), away(80)]);
  onAnswer();
  onAnswer();
  expect(lines).toEqual([away(1), away(80), away(1), back]);
});

test('a database that comes and goes from one query to the next writes two lines a minute', () => {
  const { lines, onError, onAnswer } = keepLog();
  for (let times = 0; times < 100; times += 1) {
    onError(refused('0'));
    onAnswer();
  }
  expect(lines).toEqual([away(1), back]);
});

test('of a full disk, which answers whoever only asks, nobody is told that it is over', () => {
  const { lines, onError, onAnswer } = keepLog();
  onError(full);
  onAnswer();
  onError(full);
  expect(lines).toMatchObject([{ level: 50, code: '53100', times: 1 }]);
});

test('a job that failed has its own line with its request, and so has what is wrong with the queue itself', () => {
  const { lines, onError } = keepLog();
  for (const reqId of ['a', 'b']) onError(refused('0'), { job: 'welcome-mail', reqId });
  for (let times = 0; times < 2; times += 1) onError(new Error('relation "pgboss.job" does not exist'));
  const stack = expect.stringContaining('at ');
  expect(lines).toMatchObject([
    { job: 'welcome-mail', reqId: 'a', err: { code: 'ECONNREFUSED', stack } },
    { job: 'welcome-mail', reqId: 'b', err: { code: 'ECONNREFUSED', stack } },
    { err: { message: 'relation "pgboss.job" does not exist', stack } },
    { err: { message: 'relation "pgboss.job" does not exist', stack } },
  ]);
});
