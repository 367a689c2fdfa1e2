/** Makes the migrated database ready that every shop of the run is a copy of, once per engine. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, type DatabaseOptions } from '../server/db/client.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { openJobs } from '../server/jobs/queue.ts';
import { asAdmin, startPostgres, urlOf } from './postgres.ts';
import type {} from './database.ts';

/** @returns takes everything down again */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = mkdtempSync(join(tmpdir(), 'smonto-scratch-'));
  project.provide('scratchFolder', scratch);
  const stop = await (project.name === 'api-postgres'
    ? postgresTemplate(project)
    : embeddedTemplate(project));
  return async () => {
    await stop();
    rmSync(scratch, { recursive: true, force: true });
  };
}

async function embeddedTemplate(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-template-'));
  await migrate({ folder });
  project.provide('databaseTemplate', { kind: 'embedded', folder });
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function postgresTemplate(project: TestProject) {
  const server = await startPostgres();
  const template = `shop_template_${randomBytes(4).toString('hex')}`;
  const stop = async () => {
    await dropAll(server.adminUrl, template);
    await server.stop();
  };
  try {
    await asAdmin(server.adminUrl, `create database ${template}`);
    await migrate({ url: urlOf(server.adminUrl, template), folder: tmpdir() });
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('databaseTemplate', { kind: 'postgres', adminUrl: server.adminUrl, template });
  return stop;
}

/** The template, and the copies that the workers kept for one another's tests. */
async function dropAll(adminUrl: string, template: string): Promise<void> {
  const copies = await asAdmin<{ datname: string }>(
    adminUrl,
    `select datname from pg_database where starts_with(datname, '${template}')`,
  );
  for (const { datname } of copies) await asAdmin(adminUrl, `drop database ${datname} with (force)`);
}

async function migrate(options: DatabaseOptions): Promise<void> {
  const database = await openDatabase(options);
  try {
    await migrateDatabase(database);
    // The queue makes its own tables: here once, not in every copy.
    const jobs = await openJobs(database, (error) => console.error(error));
    await jobs.close();
  } finally {
    await database.close();
  }
}
