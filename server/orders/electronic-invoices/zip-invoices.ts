/** Many documents in one file, as the programs of accountants and intermediaries take them. */
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { Executor } from '../../db/client.ts';
import { bytesOf, type ListedInvoice } from './list-invoices.ts';

/** @returns a ZIP with the latest file of each, under its own name; the same documents give the same bytes */
export async function zipInvoices(
  db: Executor,
  listed: readonly Pick<ListedInvoice, 'fileId' | 'fileName' | 'madeAt'>[],
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const { fileId, fileName, madeAt } of listed)
    zip.addBuffer(await bytesOf(db, fileId), fileName, { mtime: madeAt, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream);
}
