/** The mails that lie in the outbox. */
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMail, type ReadMail } from './read-mail.ts';

/** A mail in the list: `number` 1 is the latest. */
export type OutboxMail = Omit<ReadMail, 'text' | 'attachments'> & {
  readonly number: number;
  readonly file: string;
};

/** Headers are shorter than that. */
const headBytes = 8 * 1024;

/** @returns the latest first; nothing when no mail was sent yet */
export async function listOutbox(folder: string): Promise<OutboxMail[]> {
  const mails: Omit<OutboxMail, 'number'>[] = [];
  for (const file of await filesIn(folder)) {
    const { text: _text, attachments: _attachments, ...head } = readMail(await headOf(join(folder, file)));
    mails.push({ file, ...head });
  }
  return mails
    .sort(
      (one, other) =>
        (other.date?.getTime() ?? 0) - (one.date?.getTime() ?? 0) || one.file.localeCompare(other.file),
    )
    .map((mail, at) => ({ number: at + 1, ...mail }));
}

/** @param file as the list names it: nothing outside of the folder is ever read */
export async function readOutboxMail(folder: string, file: string): Promise<ReadMail | undefined> {
  const isThere = (await filesIn(folder)).includes(file);
  return isThere ? readMail(await readFile(join(folder, file))) : undefined;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  } catch (error) {
    // Made with the first mail.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(headBytes) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
