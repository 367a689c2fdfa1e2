/** Makes a backup while the shop is open: the rows of one moment, then what lies beside the database. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, gt } from 'drizzle-orm';
import { pictureKey } from '../../domain/picture-address.ts';
import type { Db } from '../db/client.ts';
import { photos } from '../db/schema/catalogue.ts';
import { originalKey } from '../images/media-store.ts';
import { pictureTypes, pictureWidths, type PictureFormat } from '../images/picture-sizes.ts';
import { outboxFolder } from '../mail/outbox.ts';
import { createArchiveWriter, type ArchiveWriter } from './archive-writer.ts';
import { writeOrExplain } from './backup-error.ts';
import { checkBackup, type CheckedBackup } from './check-backup.ts';
import { entryKind, names } from './entry-names.ts';
import { formatVersion, type Contents } from './manifest.ts';
import { currentMigration } from './migrations.ts';
import { exactValues, rowsOf, type RowLines } from './rows.ts';
import { readSequences } from './sequences.ts';
import { storedSecret } from './session-secret.ts';
import type { ShopData } from './shop-data.ts';
import { listTables, type Client, type Table } from './tables.ts';
import { inTransaction } from './transaction.ts';
import { jobTable, waitingJobs } from './waiting-jobs.ts';

type MadeBackup = CheckedBackup & {
  /** Originals that the database names and the store of photos does not have. */
  readonly lostPhotos: number;
  readonly bytes: number;
};

/**
 * Writes a backup and reads it again; only then it is at its place.
 *
 * @param path of the file; what is there is replaced
 * @param signal ends it, with nothing left behind
 * @throws BackupError
 */
export function makeBackup(data: ShopData, path: string, signal: AbortSignal): Promise<MadeBackup> {
  return writeOrExplain(path, async (file) => {
    const archive = createArchiveWriter(file, data.clock());
    let lostPhotos: number;
    try {
      lostPhotos = await fill(archive, data, signal);
      await archive.finish();
      signal.throwIfAborted();
    } catch (error) {
      await archive.abandon();
      throw error;
    }
    const { size } = await file.stat();
    return { ...(await checkBackup(file, path)), lostPhotos, bytes: size };
  });
}

/** @returns how many photos were not there */
async function fill(archive: ArchiveWriter, data: ShopData, signal: AbortSignal): Promise<number> {
  const { config, database, media } = data;
  const rows = await inTransaction(database, 'isolation level repeatable read read only', (client) =>
    addRows(archive, client, data, signal),
  );
  const secret = await storedSecret(config);
  if (secret !== undefined) await archive.add(names.secret, secret);
  const mails = await addMails(archive, config.dataDir, signal);
  let pictures = 0;
  let lostPhotos = 0;
  for await (const { key, isOriginal } of photoFiles(database.db)) {
    signal.throwIfAborted();
    const kept = await media.open(key);
    if (kept) {
      await archive.addStream(names.photo(key), kept.bytes, kept.content);
      pictures += 1;
    } else if (isOriginal) lostPhotos += 1;
  }
  const contents: Contents = { ...rows, mails, pictures };
  await archive.add(names.contents, `${JSON.stringify(contents, null, 2)}\n`);
  return lostPhotos;
}

/** Everything that the database has, as it is at the transaction's first look. */
async function addRows(
  archive: ArchiveWriter,
  client: Client,
  { database, clock }: ShopData,
  signal: AbortSignal,
): Promise<Pick<Contents, 'tables' | 'jobs' | 'sequences'>> {
  await client.query(exactValues);
  const manifest = {
    format: 'smonto-backup',
    version: formatVersion,
    madeAt: clock().toISOString(),
    engine: database.isEmbedded ? 'embedded' : 'postgres',
    migration: await currentMigration(client),
  };
  await archive.add(names.manifest, `${JSON.stringify(manifest, null, 2)}\n`);

  async function add(table: Table, pieces: AsyncIterable<RowLines>, nameOf: (number: number) => string) {
    let rows = 0;
    let number = 0;
    for await (const { lines, count } of pieces) {
      signal.throwIfAborted();
      number += 1;
      rows += count;
      await archive.add(nameOf(number), lines);
    }
    return { rows, columns: table.columns.map(({ name }) => name) };
  }

  const tables: Contents['tables'] = {};
  for (const table of await listTables(client))
    tables[table.name] = await add(table, rowsOf(client, table), (number) => names.rows(table.name, number));
  const queue = await jobTable(client);
  const jobs = queue ? await add(queue, waitingJobs(client, queue), names.jobs) : { rows: 0, columns: [] };
  return { tables, jobs, sequences: await readSequences(client) };
}

/** The mails that lie in the outbox as files. */
async function addMails(archive: ArchiveWriter, dataDir: string, signal: AbortSignal): Promise<number> {
  const folder = outboxFolder(dataDir);
  let mails = 0;
  // There is no folder before the first mail.
  for (const file of await readdir(folder).catch(() => [])) {
    signal.throwIfAborted();
    if (entryKind(names.mail(file))?.kind !== 'mail') continue;
    await archive.add(names.mail(file), await readFile(join(folder, file)));
    mails += 1;
  }
  return mails;
}

/** Photos that are looked up at a time. */
const atATime = 500;
const formats = Object.keys(pictureTypes) as PictureFormat[];

/** The files of photos that a backup takes along: originals, and every size that is shown. */
type PhotoFile = { readonly key: string; readonly isOriginal: boolean };

/** Read page by page, each a query of its own: there may be more photos than memory, and nobody is held up. */
async function* photoFiles(db: Db): AsyncGenerator<PhotoFile> {
  let after = '';
  for (;;) {
    const page = await db
      .select({ hash: photos.hash, width: photos.width })
      .from(photos)
      .where(gt(photos.hash, after))
      .orderBy(asc(photos.hash))
      .limit(atATime);
    for (const { hash, width } of page) {
      yield { key: originalKey(hash), isOriginal: true };
      for (const step of pictureWidths(width))
        for (const format of formats)
          yield { key: pictureKey({ hash, width: step, format }), isOriginal: false };
    }
    const last = page.at(-1);
    if (!last || page.length < atATime) return;
    after = last.hash;
  }
}
