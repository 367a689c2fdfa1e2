/** A demonstration is the same every time: it is made once for a run, and copied by every test that starts from it. */
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where they lie; set by the global set-up, before the workers read it. Without it each is made where it is wanted. */
export const seededDataName = 'SEEDED_DATA_DIR';

/**
 * Fills an empty folder.
 *
 * @param key tells the data apart from others
 * @param make fills an empty folder with it
 */
export function seedData(dataDir: string, key: string, make: (dataDir: string) => void): void {
  const folder = process.env[seededDataName];
  if (folder === undefined) {
    make(dataDir);
    return;
  }
  const ready = join(folder, encodeURIComponent(key));
  if (!existsSync(ready)) makeOnce(folder, ready, make);
  cpSync(ready, dataDir, { recursive: true });
}

function makeOnce(folder: string, ready: string, make: (dataDir: string) => void): void {
  const begun = mkdtempSync(join(folder, 'begun-'));
  make(begun);
  try {
    renameSync(begun, ready);
  } catch {
    // Another worker was sooner.
    rmSync(begun, { recursive: true });
  }
}
