/** One machine of the cluster, so to speak: a Patroni and the Postgres that it looks after, in a folder of their own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from '../../test/postgres.ts';
import { start, type Program } from './program.ts';
import { serverPort } from './server-port.ts';

/** What is killed of it: its Postgres, who looks after it, or both, as when the machine is lost. */
export type Accident = 'postgres' | 'patroni' | 'both';

export type Node = {
  readonly name: string;
  readonly postgresPort: number;
  readonly patroniPort: number;
  begin(): void;
  /** `kill -9`; what looks after Patroni itself is `begin`. */
  strike(accident: Accident): Promise<void>;
  stop(): Promise<void>;
  log(): string;
};

const settings = join(import.meta.dirname, '../../deploy/cluster/patroni.yml');
const stopWithinMs = 20_000;

/**
 * @param etcd where it is asked: `host:port`
 * @param password of the superuser and of who replicates
 */
export async function createNode(
  name: string,
  folder: string,
  etcd: string,
  password: string,
): Promise<Node> {
  const [postgresPort, patroniPort] = [await serverPort(), await serverPort()];
  const data = join(folder, name);
  const [postgres, patroni] = [postgresPort, patroniPort].map((port) => `127.0.0.1:${port}`) as [
    string,
    string,
  ];
  const environment = {
    PATRONI_NAME: name,
    PATRONI_RESTAPI_LISTEN: patroni,
    PATRONI_RESTAPI_CONNECT_ADDRESS: patroni,
    PATRONI_POSTGRESQL_LISTEN: postgres,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: findBinaries() ?? '',
    PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_PASSWORD: password,
  };
  let program: Program | undefined;

  /** @returns undefined where no Postgres runs in the folder */
  function postmaster(): number | undefined {
    try {
      return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  }

  function kill(signal: 'SIGKILL' | 'SIGQUIT' | 0): boolean {
    const pid = postmaster();
    if (pid === undefined) return false;
    try {
      return process.kill(pid, signal);
    } catch {
      // Its file lies there, and it is gone.
      return false;
    }
  }
  // Patroni's Postgres is a process of its own, and outlives it.
  process.once('exit', () => kill('SIGQUIT'));

  return {
    name,
    postgresPort,
    patroniPort,
    begin() {
      program = start('patroni', [settings], { folder, environment });
    },
    async strike(accident) {
      if (accident !== 'postgres') await program?.end('SIGKILL');
      if (accident !== 'patroni') kill('SIGKILL');
    },
    async stop() {
      // It takes its Postgres along.
      const asked = program?.end('SIGTERM');
      await Promise.race([asked, pause(stopWithinMs)]);
      kill('SIGQUIT');
      await program?.end('SIGKILL');
    },
    log: () => program?.log() ?? '',
  };
}
