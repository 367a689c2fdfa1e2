/**
 * `npm run bench -- cluster`: people buy while the primary of a Postgres under Patroni is killed again and again. How long nobody could
 * order, and what the books say afterwards, goes into `bench/reports/cluster.md`. `--people N --kills N` make it longer or shorter;
 * ends with 1 when anything was lost or doubled, or the shop answered a 500.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStorm } from '../test/storm/open-storm.ts';
import { comeIn } from '../test/storm/people.ts';
import { weather } from '../test/storm/weather.ts';
import type { Accident } from './cluster/node.ts';
import { openCluster } from './cluster/open-cluster.ts';
import { watchOrders, type OrderWatch } from './cluster/watch-orders.ts';
import { machine } from './machine.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '200' }, kills: { type: 'string', default: '10' } },
});
const [people, kills] = [Number(values.people), Number(values.kills)];
const [parts, pieces] = [200, 50];
const servers = 2;
/** Who look at parts meanwhile. */
const lookers = 10;

type Killed = { readonly accident: Accident; readonly at: number; readonly wholeAfterMs: number };

const accidents: readonly Accident[] = ['postgres', 'both', 'patroni'];
const inWords: Record<Accident, string> = {
  postgres: 'its Postgres',
  patroni: 'its Patroni, while its Postgres goes on',
  both: 'both, as with the machine',
};

const killed: Killed[] = [];
let version = '';
let isOver = false;

/** The cluster as the storm knows a Postgres: its accidents are deaths of the primary. */
async function openAsPostgres() {
  const cluster = await openCluster();
  version = cluster.version;
  return {
    ...cluster,
    async crash() {
      const accident = accidents[killed.length % accidents.length]!;
      const at = performance.now();
      const primary = await cluster.strike(accident);
      await cluster.untilAnother(primary);
      // Whoever looks after it begins it again, as systemd does, once the others have gone on.
      if (accident !== 'postgres') primary.begin();
      await cluster.untilWhole();
      killed.push({ accident, at, wholeAfterMs: performance.now() - at });
    },
  };
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

function rowsOf(watch: OrderWatch): string[] {
  return killed.map(({ accident, at, wholeAfterMs }, nth) => {
    const without = watch.longestGapMs(at, killed[nth + 1]?.at);
    return `| ${[nth + 1, inWords[accident], seconds(without), seconds(wholeAfterMs)].join(' | ')} |`;
  });
}

/** Looks at one part after the other, which standbys may answer. */
async function lookAround(fetch: typeof globalThis.fetch, onSale: readonly number[]): Promise<void> {
  for (let nth = 0; !isOver; nth += 1) {
    const id = onSale[(nth * 37) % onSale.length];
    await fetch(`http://localhost/api/parts/${id}`).then(
      (answer) => answer.text(),
      () => {},
    );
    await pause(200);
  }
}

const storm = await openStorm(servers, openAsPostgres);
try {
  const watch = watchOrders(storm.fetch);
  const watched = { ...storm, fetch: watch.fetch };
  const onSale = await storm.stock(parts, pieces);
  const buyers = await comeIn(storm.deps, people, watch.fetch);
  const looking = Array.from({ length: lookers }, () => lookAround(watch.fetch, onSale));
  const {
    memory,
    faults,
    faultsInBackup,
    seconds: took,
  } = await weather(watched, buyers, onSale, {
    kills: 0,
    crashes: kills,
    pauses: { least: 5_000, most: 10_000 },
  });
  isOver = true;
  await Promise.all(looking);
  const wrong = [...faults, ...faultsInBackup.map((fault) => `In the backup: ${fault}`), ...watch.failures];
  const deeds = Object.entries(memory.deeds).map(([deed, count]) => `${count} ${deed}`);
  const answers = [...watch.answers].toSorted(([one], [other]) => one - other);
  const report = `# Cluster

${machine()} ${version}, three under Patroni with synchronous replication behind HAProxy, by the files of \`deploy/cluster/\`; one etcd. ${servers} processes of the shop, which read on the standbys too, the ${people} people who buy as fast as they are answered and ${lookers} who look at parts, on the same machine as all of them.

The primary is killed (\`kill -9\`) ${kills} times, some seconds after the cluster was whole again. In seconds:

| | killed | without an order | until three machines again |
|--:|---|--:|--:|
${rowsOf(watch).join('\n')}

The longest time in which no order was taken: **${seconds(watch.longestGapMs())} s**. ${took.toFixed(0)} s in all; ${memory.keysOf.size} orders that somebody was told of: ${deeds.join(', ')}. Answers by status: ${answers.map(([status, times]) => `${times} × ${status}`).join(', ')}. A backup was made in the middle and brought back into another database.

## What is wrong in the books afterwards

${wrong.length === 0 ? 'Nothing: no order, payment, piece or mail is lost or doubled.' : wrong.map((fault) => `- ${fault}`).join('\n')}
`;
  console.log(report);
  writeFileSync(join(import.meta.dirname, 'reports', 'cluster.md'), report);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await storm.stop();
}
