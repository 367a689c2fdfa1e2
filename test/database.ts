/** An empty, migrated database for a test: the embedded engine, or a database of its own on the run's Postgres. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inject, type ProvidedContext } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from '../server/db/client.ts';
import { patience, type Patience } from '../server/db/patience.ts';
import { asMigrated, type AsMigrated } from './empty-database.ts';
import { asAdmin, urlOf } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the run's set-up made ready: a migrated folder to copy, or a migrated Postgres database to copy. */
    databaseTemplate:
      | { kind: 'embedded'; folder: string }
      | { kind: 'postgres'; adminUrl: string; template: string };
    /** For files of tests; gone after the run. */
    scratchFolder: string;
  }
}

/** On a busy machine everything may take its time; whoever tests what people are told then brings their own way to the database. */
export const patient: Patience = {
  lockMs: 60_000,
  statementMs: 60_000,
  idleMs: 60_000,
  connectionMs: 60_000,
  silentMs: 70_000,
};

export type TestDatabase = {
  readonly database: Database;
  /** Where the shop's files go. The embedded engine has its own beside them. */
  readonly dataDir: string;
  /** Ends it; nothing of it is left. */
  close(): Promise<void>;
};

/** A copy of the template, used by one shop after the other: opening one anew takes longer than most tests. */
type Copy = {
  readonly dataDir: string;
  readonly options: DatabaseOptions;
  readonly asMigrated: AsMigrated;
  /** What of it stays in the folder between two shops. */
  readonly own: readonly string[];
  remove(): Promise<void>;
};

/** Those that no shop of this worker uses. */
const idle: Copy[] = [];

/** How a shop reaches a Postgres: under one address, through a pooler and past it, or beside its standbys. */
export type WayTo = (
  url: string,
) => string | (Pick<DatabaseOptions, 'sessionUrl' | 'readUrls'> & { readonly url: string });

const optionsOf = (way: ReturnType<WayTo>) => (typeof way === 'string' ? { url: way } : way);

/**
 * @param by the way by which the shop reaches a Postgres, where that is another one than its own address
 * @param person how long it is waited for where somebody waits
 */
export async function openTestDatabase(
  by?: WayTo,
  person: Patience = by ? patience.person : patient,
): Promise<TestDatabase> {
  const copy = idle.pop() ?? (await makeCopy());
  const { url } = copy.options;
  const opened = await openDatabase({
    ...copy.options,
    ...(url === undefined ? {} : optionsOf((by ?? String)(url))),
    waits: { ...patience, person },
  });
  return {
    // The engine is the worker's, which no shop has to know.
    database: { ...opened, isJoined: false },
    dataDir: copy.dataDir,
    async close() {
      await opened.close();
      for (const name of readdirSync(copy.dataDir))
        if (!copy.own.includes(name)) rmSync(join(copy.dataDir, name), { recursive: true, force: true });
      if (await isEmptied(copy)) idle.push(copy);
      else await copy.remove();
    },
  };
}

/**
 * A copy that nobody had before and nobody has after: for tests of other processes on its folder.
 *
 * @param dataDir an empty folder, which stays
 */
export async function openNewDatabase(dataDir: string): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    copyTemplate(dataDir);
    return openDatabase({ folder: dataDir });
  }
  const { url, drop } = await createFrom(template);
  const database = await openDatabase({ url, folder: dataDir, waits: { ...patience, person: patient } });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

async function isEmptied({ options, asMigrated }: Copy): Promise<boolean> {
  const database = await openDatabase({ ...options, serves: 'nobody' });
  try {
    return await asMigrated.restore(database.pool);
  } catch {
    // A test ended it, or holds a lock for good.
    return false;
  } finally {
    await database.close();
  }
}

function makeCopy(): Promise<Copy> {
  const dataDir = mkdtempSync(join(inject('scratchFolder'), 'shop-'));
  const template = inject('databaseTemplate');
  return template.kind === 'embedded' ? makeEmbedded(dataDir) : makeOnPostgres(template, dataDir);
}

async function makeEmbedded(dataDir: string): Promise<Copy> {
  copyTemplate(dataDir);
  const engine = await openDatabase({ folder: dataDir });
  return {
    dataDir,
    options: { folder: dataDir, mayJoin: true },
    asMigrated: await asMigrated(engine.pool),
    own: readdirSync(dataDir),
    async remove() {
      await engine.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type OnPostgres = Extract<ProvidedContext['databaseTemplate'], { kind: 'postgres' }>;

async function makeOnPostgres(template: OnPostgres, dataDir: string): Promise<Copy> {
  const { url, drop } = await createFrom(template);
  const options = { url, folder: dataDir };
  const database = await openDatabase({ ...options, serves: 'nobody' });
  const migrated = await asMigrated(database.pool);
  await database.close();
  return {
    dataDir,
    options,
    asMigrated: migrated,
    own: [],
    async remove() {
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Puts a migrated database of the embedded engine, which nobody has open, into an empty folder. */
export function copyTemplate(dataDir: string): void {
  const template = inject('databaseTemplate');
  if (template.kind === 'postgres') throw new Error('Only the embedded engine has a folder to copy.');
  cpSync(join(template.folder, 'db'), join(dataDir, 'db'), { recursive: true });
}

async function createFrom({ adminUrl, template }: OnPostgres) {
  // The set-up drops what is left of its template's.
  const name = `${template}_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name} template ${template}`);
  return {
    url: urlOf(adminUrl, name),
    async drop() {
      await asAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}
