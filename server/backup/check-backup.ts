/** Reads a backup to its end before anything is done with it: whether it is one, whole, and unchanged. */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type * as z from 'zod/mini';
import { contentOf, entriesOf, type ArchiveEntry } from './archive-reader.ts';
import { BackupError, cutOff, noBackup } from './backup-error.ts';
import { Contents, formatVersion, Manifest } from './manifest.ts';

export type CheckedBackup = { readonly manifest: Manifest; readonly contents: Contents };

const newline = 0x0a;

/**
 * Checks every file of a backup against its checksum, and what it says of itself against what is in it.
 *
 * @param path as the shopkeeper knows it
 * @throws BackupError
 */
export async function checkBackup(file: FileHandle, path: string): Promise<CheckedBackup> {
  if ((await file.stat()).size === 0)
    throw new BackupError({ it: `${path} è vuoto.`, en: `${path} is empty.` });
  let manifest: Manifest | undefined;
  let contents: Contents | undefined;
  let isSealed = false;
  const counted = new Map<string, number>();
  // The lines that the file of checksums must have: of all of them only their own checksum is kept.
  const sums = createHash('sha256');

  for await (const entry of entriesOf(file, path)) {
    const { name, kind } = entry;
    if (!manifest && kind.kind !== 'manifest') throw noBackup(path);
    if (isSealed) throw damaged(path);
    if (kind.kind === 'sums') {
      if ((await digestOf(entry)) !== sums.digest('hex')) throw damaged(path);
      isSealed = true;
      continue;
    }
    const hash = createHash('sha256');
    if (kind.kind === 'manifest' || kind.kind === 'contents') {
      const content = await contentOf(entry);
      hash.update(content);
      if (kind.kind === 'manifest') manifest = readManifest(content, path);
      else contents = parsed(Contents, content, path);
    } else {
      const hasLines = kind.kind === 'rows' || kind.kind === 'jobs';
      let count = hasLines ? 0 : 1;
      for await (const chunk of entry.content) {
        hash.update(chunk);
        if (hasLines) count += linesIn(chunk);
      }
      const counter = kind.kind === 'rows' ? `table ${kind.table}` : kind.kind;
      counted.set(counter, (counted.get(counter) ?? 0) + count);
    }
    sums.update(`${hash.digest('hex')}  ${name}\n`);
  }
  if (!manifest) throw noBackup(path);
  if (!contents || !isSealed) throw cutOff(path);
  if (!agrees(contents, counted)) throw damaged(path);
  return { manifest, contents };
}

function linesIn(chunk: Uint8Array): number {
  let lines = 0;
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1;
  return lines;
}

/** Whether there is as much of everything as it says. */
function agrees({ tables, jobs, pictures, mails }: Contents, counted: ReadonlyMap<string, number>): boolean {
  const said = new Map([
    ...Object.entries(tables).map(([table, { rows }]) => [`table ${table}`, rows] as const),
    ['jobs', jobs.rows],
    ['photo', pictures],
    ['mail', mails],
  ]);
  return (
    [...said].every(([what, count]) => count === (counted.get(what) ?? 0)) &&
    [...counted.keys()].every((what) => said.has(what) || what === 'secret')
  );
}

function readManifest(content: Buffer, path: string): Manifest {
  const manifest = parsed(Manifest, content, path);
  if (manifest.version > formatVersion)
    throw new BackupError({
      it: `${path} è di una versione più nuova del negozio: prima aggiorna il negozio.`,
      en: `${path} was made by a newer version of the shop: bring the shop up to date first.`,
    });
  return manifest;
}

function parsed<Type extends z.ZodMiniType>(type: Type, content: Buffer, path: string): z.infer<Type> {
  try {
    return type.parse(JSON.parse(content.toString()));
  } catch {
    throw noBackup(path, { it: 'non dice che cos’è', en: 'it does not say what it is' });
  }
}

async function digestOf({ content }: ArchiveEntry): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

const damaged = (path: string) =>
  new BackupError({
    it: `${path} è rovinato: quello che c’è dentro non è quello che era stato scritto.`,
    en: `${path} is damaged: what is in it is not what was written.`,
  });
