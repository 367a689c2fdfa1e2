/** Brings a backup back, while the shop is open or before it is started for the first time. */
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOnlyFolder } from '../files/owner-only.ts';
import { outboxFolder } from '../mail/outbox.ts';
import { contentOf, entriesOf } from './archive-reader.ts';
import { BackupError, writeOrExplain } from './backup-error.ts';
import type { CheckedBackup } from './check-backup.ts';
import type { ShopData } from './shop-data.ts';
import { restoreRows, type Restored } from './restore-rows.ts';
import { bringBackSecret, type SecretOutcome } from './session-secret.ts';

/**
 * Opens a backup for reading.
 *
 * @throws BackupError when there is no such file
 */
export async function openBackup(path: string): Promise<FileHandle> {
  try {
    const file = await open(path, 'r');
    if ((await file.stat()).isFile()) return file;
    await file.close();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new BackupError({ it: `Il file ${path} non c’è.`, en: `There is no file ${path}.` });
    throw new BackupError({
      it: `Il file ${path} non si legge: ${message}.`,
      en: `The file ${path} cannot be read: ${message}.`,
    });
  }
  throw new BackupError({ it: `${path} non è un file.`, en: `${path} is no file.` });
}

/**
 * Replaces everything that the shop has. What lies beside the database comes first and is only added to: nobody sees a
 * photo before there is a row that names it, and a mail that was written stays written.
 *
 * @param backup what `checkBackup` found in the file
 * @throws BackupError with the old shop as it was
 */
export async function restoreBackup(
  data: ShopData,
  file: FileHandle,
  path: string,
  backup: CheckedBackup,
  signal: AbortSignal,
): Promise<Restored & { secret: SecretOutcome }> {
  const secret = await bringBackFiles(data, file, path, signal);
  const restored = await restoreRows(data.database, file, path, backup, signal);
  return { ...restored, secret: await bringBackSecret(data.config, secret) };
}

/** @returns the session secret, to be written last */
async function bringBackFiles(
  { config, media }: ShopData,
  file: FileHandle,
  path: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  let secret: string | undefined;
  for await (const entry of entriesOf(file, path)) {
    signal.throwIfAborted();
    const { kind } = entry;
    if (kind.kind === 'secret') secret = (await contentOf(entry)).toString().trim();
    if (kind.kind === 'mail') await bringBackMail(config.dataDir, kind.file, await contentOf(entry));
    if (kind.kind === 'photo') {
      const content = await contentOf(entry);
      const kept = await media.open(kind.key);
      kept?.content.destroy();
      if (kept?.bytes !== content.length) await media.put(kind.key, content);
    }
  }
  return secret;
}

async function bringBackMail(dataDir: string, name: string, content: Buffer): Promise<void> {
  const folder = outboxFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: ownerOnlyFolder });
  const path = join(folder, name);
  if (!existsSync(path)) await writeOrExplain(path, (file) => file.writeFile(content));
}
