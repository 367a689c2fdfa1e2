/** What changed of the catalogue, fetched while no page is open (Periodic Background Sync): the next page takes it in. */
import { versionOfChanges } from '../../domain/snapshot/changes-version.ts';
import { fetchChanges, Outdated } from './shop-bytes.ts';
import { lengthOf, mostChangeBytes, type StoredCopy } from './stored-copy.ts';

/**
 * Stores what changed behind what is there. To be called by one at a time. Where the copy is not whole, or too much changed for a few
 * kilobytes, nothing is done: a page sees to it.
 *
 * @param now milliseconds since 1970
 * @returns whether anything was stored
 * @throws Error where the shop cannot be reached
 */
export async function fetchChangesAhead(
  stored: StoredCopy,
  fetch: typeof globalThis.fetch,
  now: () => number,
): Promise<boolean> {
  const head = await stored.readHead();
  if (!head || head.next || lengthOf(head.changes) > mostChangeBytes) return false;
  if ((await stored.missingOf(head.snapshot)).length > 0) return false;
  try {
    const bytes = await fetchChanges(fetch, head.version);
    const changes = [...head.changes, bytes];
    await stored.writeHead({ ...head, changes, version: versionOfChanges(bytes), asOf: now() });
    return true;
  } catch (error) {
    if (error instanceof Outdated) return false;
    throw error;
  }
}
