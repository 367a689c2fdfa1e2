/**
 * The index as a file of the data directory: a start reads it and what changed since, instead of all parts. Nothing but time is lost with
 * it, so whatever does not fit is thrown away. Any number of processes share it: it is there whole or not at all.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SavedIndex } from '../../../domain/search/index/part-index.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import { writeAtomically } from '../../files/atomic-write.ts';
import { ownerOnlyFolder } from '../../files/owner-only.ts';
import { changedSince, fileOfParts, lifeOfServer } from '../changed-parts.ts';
import { codeFingerprint } from './code-fingerprint.ts';
import { isDue } from './is-due.ts';
import { readAbout, readPacked, writePacked } from './packed-file.ts';

/** A moment of the table of parts. */
export type Moment = {
  /** Which transactions are visible, as the database writes it. */
  readonly snapshot: string;
  /** The file of the table: another one when a backup was restored. */
  readonly file: number;
  readonly life: string;
};

export type IndexAtMoment = { readonly saved: SavedIndex; readonly moment: Moment };

export type StoredIndex = {
  /** @returns undefined where there is none that can be believed */
  read(): Promise<IndexAtMoment | undefined>;
  /**
   * Writes it anew where the file is missing, or of something else, or so much has changed since that a start would feel it.
   *
   * @param current an index and a moment whose changes are all in it
   * @returns whether it did
   */
  keep(current: () => Promise<IndexAtMoment>): Promise<boolean>;
};

const About = z.object({
  /** The code that made it. */
  madeBy: z.string(),
  /** In whose database it left its mark, and which. */
  database: z.string(),
  mark: z.uuid(),
  file: z.number(),
  snapshot: z.string(),
  /** When, in milliseconds since 1970, and how many rows it has. */
  madeAt: z.number(),
  rows: z.number(),
});
type About = z.infer<typeof About>;

/** Which database of which cluster: one that was copied row by row is another. */
const databaseNow = sql`(select concat(system_identifier, ' ', (select oid from pg_database where datname = current_database()))
  from pg_control_system())`;

/** A file is rewritten long before. */
const marksAreKept = sql`interval '90 days'`;

/** Whoever has been writing for longer is not alive any more. */
const unfinishedMs = 10 * 60_000;

/** @param dataDir where the file is kept, in a folder of its own */
export function createStoredIndex(dataDir: string, db: Db, clock: Clock): StoredIndex {
  const folder = join(dataDir, 'search-index');
  const path = join(folder, 'parts');

  async function inFile<Result>(work: (file: FileHandle) => Promise<Result>): Promise<Result> {
    const file = await open(path);
    try {
      return await work(file);
    } finally {
      await file.close();
    }
  }

  /** @returns where the database stands beside it; undefined where the two do not belong together */
  async function compare(about: unknown) {
    const { success, data } = About.safeParse(about);
    if (!success || data.madeBy !== (await codeFingerprint())) return undefined;
    const { rows } = await db.execute<{ life: string; changed: number; belongs: boolean }>(sql`
      select ${lifeOfServer} as life, (select count(*)::int from changes.parts where ${changedSince(sql`${data.snapshot}`)}) as changed,
        ${databaseNow} = ${data.database} and ${fileOfParts} = ${data.file}
          and exists (select from changes.marks where token = ${data.mark}) as belongs`);
    const [now] = rows;
    return now?.belongs ? { ...now, about: data } : undefined;
  }

  /** Leaves a mark after all that is in the index: what the database has lost before it, it has lost with it. */
  async function mark(moment: Moment): Promise<Pick<About, 'mark' | 'database'>> {
    const token = randomUUID();
    return db.transaction(async (tx) => {
      // A commit that nobody waits for on the disk could be lost after the file was written.
      await tx.execute(sql`set local synchronous_commit = on`);
      await tx.execute(sql`delete from changes.marks where made_at < now() - ${marksAreKept}`);
      const { rows } = await tx.execute<{ database: string; file: number }>(
        sql`insert into changes.marks (token) values (${token}) returning ${databaseNow} as database, ${fileOfParts} as file`,
      );
      const [now] = rows;
      if (now?.file !== moment.file) throw new Error('another table of parts has come');
      return { mark: token, database: now.database };
    });
  }

  /** Whether somebody else is at it. What was left by who died over it is cleared away. */
  async function isBeingWritten(): Promise<boolean> {
    const unfinished = (await readdir(folder)).filter((name) => name.endsWith('.part'));
    const ages = await Promise.all(
      unfinished.map(async (name) => {
        const file = join(folder, name);
        const age =
          clock().getTime() -
          (await stat(file).then(
            ({ mtimeMs }) => mtimeMs,
            () => -Infinity,
          ));
        if (age > unfinishedMs) await rm(file, { force: true });
        return age;
      }),
    );
    return ages.some((age) => age <= unfinishedMs);
  }

  return {
    async read() {
      try {
        return await inFile(async (file) => {
          let moment: Moment | undefined;
          const saved = await readPacked(file, async (about) => {
            const now = await compare(about);
            moment = now && { snapshot: now.about.snapshot, file: now.about.file, life: now.life };
            return now !== undefined;
          });
          if (!moment) throw new RangeError('it is of something else');
          return { saved: saved as SavedIndex, moment };
        });
      } catch (error) {
        // Where it cannot be read or asked about just now it may be good all the same.
        if (error instanceof RangeError) await rm(path, { force: true });
        return undefined;
      }
    },

    async keep(current) {
      await mkdir(folder, { recursive: true, mode: ownerOnlyFolder });
      const about = await inFile(readAbout).catch(() => undefined);
      const now = about === undefined ? undefined : await compare(about);
      const {
        changed,
        about: { madeAt, rows },
      } = now ?? { changed: 0, about: { madeAt: 0, rows: 0 } };
      if (now && !isDue({ ageMs: clock().getTime() - madeAt, rows, changed })) return false;
      if (await isBeingWritten()) return false;
      const { saved, moment } = await current();
      const marked = await mark(moment);
      const { file, snapshot } = moment;
      const next: About = {
        ...marked,
        file,
        snapshot,
        madeBy: await codeFingerprint(),
        madeAt: clock().getTime(),
        rows: saved.columns.id.length,
      };
      await writeAtomically(path, (unfinished) => writePacked(unfinished, next, saved));
      return true;
    },
  };
}
