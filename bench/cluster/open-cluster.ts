/**
 * A cluster on one machine: three Postgres under Patroni, the etcd that they agree by, and HAProxy before them, with the settings of
 * `deploy/cluster/`. A real one has each of the three, and each of three etcd, on a machine of its own.
 */
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asAdmin, unprivilegedOwner, urlOf } from '../../test/postgres.ts';
import { createNode, type Accident, type Node } from './node.ts';
import { start } from './program.ts';
import { serverPort } from './server-port.ts';

export type Cluster = {
  /** The primary, whichever it is, by the user of the shop and by the one who may do anything. */
  readonly url: string;
  readonly adminUrl: string;
  /** Each of the machines, whatever it is just now. */
  readonly readUrls: readonly string[];
  /** Which Postgres it is, in words. */
  readonly version: string;
  /** Kills what is the primary now. @returns whose it was */
  strike(accident: Accident): Promise<Node>;
  /** Resolves when somebody else is the primary. */
  untilAnother(than: Node): Promise<void>;
  /** Resolves when all that were killed are back, and what is committed is on two machines again. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
};

type Member = { readonly name: string; readonly role: string; readonly state: string };

const haproxySettings = join(import.meta.dirname, '../../deploy/cluster/haproxy.cfg');
const names = ['one', 'two', 'three'] as const;
const patienceMs = 120_000;
const askWithinMs = 1_000;

/** @throws Error where something is not installed, or does not start */
export async function openCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-cluster-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const password = randomBytes(16).toString('hex');
  const [client, peer, database] = [await serverPort(), await serverPort(), await serverPort()];
  const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const etcd = start(
    'etcd',
    Object.entries({
      'data-dir': join(folder, 'etcd'),
      'listen-client-urls': clients,
      'advertise-client-urls': clients,
      'listen-peer-urls': peers,
      'initial-advertise-peer-urls': peers,
      'initial-cluster': `default=${peers}`,
    }).flatMap(([name, value]) => [`--${name}`, value]),
    { folder },
  );
  const nodes: Node[] = [];
  for (const name of names) nodes.push(await createNode(name, folder, `127.0.0.1:${client}`, password));
  const haproxy = start('haproxy', ['-db', '-f', haproxySettings], {
    folder,
    environment: {
      DATABASE_BIND: `127.0.0.1:${database}`,
      ...Object.fromEntries(
        nodes.flatMap(({ name, postgresPort, patroniPort }) => [
          [`POSTGRES_${name.toUpperCase()}`, `127.0.0.1:${postgresPort}`],
          [`PATRONI_${name.toUpperCase()}`, String(patroniPort)],
        ]),
      ),
    },
  });
  for (const node of nodes) node.begin();

  async function stop(): Promise<void> {
    await Promise.all(nodes.map((node) => node.stop()));
    await haproxy.end('SIGTERM');
    await etcd.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }

  /** As those who answer see it. */
  async function members(): Promise<readonly Member[]> {
    for (const { patroniPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${patroniPort}/cluster`, {
        signal: AbortSignal.timeout(askWithinMs),
      }).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  const leader = async () =>
    (await members()).find(({ role, state }) => role === 'leader' && state === 'running')?.name;

  async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
    for (const deadline = performance.now() + patienceMs; !(await isSo()); await pause(100))
      if (performance.now() > deadline)
        throw new Error(
          `${what}:\n${JSON.stringify(await members())}\n${nodes.map(({ name, log }) => `${name}: ${log().slice(-3_000)}`).join('\n')}`,
        );
  }

  async function untilWhole(): Promise<void> {
    await until(async () => {
      const all = await members();
      const isBack =
        all.length === nodes.length && all.every(({ state }) => /^(running|streaming)$/.test(state));
      return (
        isBack && all.some(({ role }) => role === 'leader') && all.some(({ role }) => role === 'sync_standby')
      );
    }, 'The cluster did not become whole');
  }

  let version = '';
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${database}/postgres`;
  try {
    await untilWhole();
    const isServed = () =>
      asAdmin(adminUrl, 'select 1').then(
        () => true,
        () => false,
      );
    await until(isServed, 'Nobody answers behind HAProxy');
    [{ version } = { version }] = await asAdmin<{ version: string }>(
      adminUrl,
      "select 'Postgres ' || current_setting('server_version') as version",
    );
    await asAdmin(adminUrl, `create role smonto login createdb password '${password}'`);
    await asAdmin(adminUrl, 'create database smonto owner smonto');
  } catch (error) {
    await stop();
    throw error;
  }
  const asShop = (port: number) => `postgres://smonto:${password}@127.0.0.1:${port}/smonto`;
  return {
    url: asShop(database),
    adminUrl: urlOf(asShop(database), 'postgres'),
    readUrls: nodes.map(({ postgresPort }) => asShop(postgresPort)),
    version,
    async strike(accident) {
      const name = await leader();
      const primary = nodes.find((node) => node.name === name);
      if (!primary) throw new Error('There is no primary to be killed.');
      await primary.strike(accident);
      return primary;
    },
    async untilAnother({ name }) {
      await until(async () => ((await leader()) ?? name) !== name, `Nobody went on for ${name}`);
    },
    untilWhole,
    stop,
  };
}
