/**
 * `npm run storm`: all of the storm, some ten minutes, into `bench/reports/storm.md`.
 * `--rounds N --kills N --crashes N --buyers N` make it longer or shorter.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faultsIn } from './books.ts';
import { openStorm } from './open-storm.ts';
import { comeIn } from './people.ts';
import { deadlocks, rush, type Rush } from './rush.ts';
import { weather } from './weather.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    buyers: { type: 'string', default: '200' },
    kills: { type: 'string', default: '50' },
    crashes: { type: 'string', default: '5' },
  },
});
const [rounds, buyerCount, kills, crashes] = [values.rounds, values.buyers, values.kills, values.crashes].map(
  Number,
) as [number, number, number, number];
const pieces = 20;

const storm = await openStorm(2);
const lines: string[] = [];
const faults: string[] = [];
const say = (line: string): void => {
  lines.push(line);
  console.log(line);
};

function addUp(all: readonly Rush[]): string {
  const refusals: Record<string, number> = {};
  for (const { refusals: those } of all)
    for (const [code, count] of Object.entries(those)) refusals[code] = (refusals[code] ?? 0) + count;
  const told = Object.entries(refusals).map(([code, count]) => `${count} \`${code}\``);
  const sum = (of: (one: Rush) => number) => all.reduce((total, one) => total + of(one), 0);
  return `${sum((one) => one.attempts)} attempts, ${sum((one) => one.orders)} orders, told no: ${told.join(', ')}; the slowest answer took ${(Math.max(...all.map((one) => one.slowestMs)) / 1000).toFixed(1)} s`;
}

try {
  const { pool } = storm.deps.database;
  const { rows } = await pool
    .query<{ version: string }>("select current_setting('server_version') as version")
    .catch(() => ({
      rows: [],
    }));
  const [processor] = cpus();
  say('# Storm\n');
  say(
    `${new Date().toISOString().slice(0, 10)}. ${availableParallelism()} × ${processor?.model.trim()}; Node ${process.version}; Postgres ${rows[0]?.version ?? ''}. Two server processes on one Postgres, the buyers beside them on the same machine.\n`,
  );
  const buyers = await comeIn(storm.deps, buyerCount, storm.fetch);

  say(`## ${buyerCount} buyers of ${pieces} single pieces at once, ${rounds} times\n`);
  const rushes: Rush[] = [];
  for (let round = 0; round < rounds; round += 1) rushes.push(await rush(storm, buyers, pieces));
  faults.push(...(await faultsIn(pool, storm.stocked)));
  const waited = await deadlocks(storm);
  if (waited > 0) faults.push(`${waited} deadlocks.`);
  say(`${addUp(rushes)}. Deadlocks: ${waited}.\n`);

  say(`## ${kills} times \`kill -9\` of a server and ${crashes} crashes of the database, while people buy\n`);
  const parts = await storm.stock(60);
  const after = await weather(storm, buyers.slice(0, 24), parts, {
    kills,
    crashes,
    pauses: { least: 100, most: 1_500 },
  });
  faults.push(...after.faults, ...after.faultsInBackup.map((fault) => `In the backup: ${fault}`));
  const deeds = Object.entries(after.memory.deeds).map(([deed, count]) => `${count} ${deed}`);
  say(
    `${after.seconds.toFixed(0)} s; ${deeds.join(', ')}; each webhook four times. A backup made in the middle was brought back into another database.\n`,
  );
  say('## What is wrong in the books afterwards\n');
  say(faults.length === 0 ? 'Nothing.' : faults.map((fault) => `- ${fault}`).join('\n'));
} finally {
  await storm.stop();
}
writeFileSync(join(import.meta.dirname, '../../bench/reports/storm.md'), `${lines.join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
