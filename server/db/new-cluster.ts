/**
 * A new database of the embedded engine. Making one takes the engine half a minute on a slow machine: it is made once for a version of
 * the engine, and copied to every folder that begins without.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { engineVersion } from './engine-files.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/smonto', import.meta.url));

/**
 * Fills a folder that is not there yet. It appears whole or not at all, whenever the process is killed.
 *
 * @param code of the engine
 * @param kept where the one lies that is copied; where it cannot be written or read, or the disk is full, the engine makes its database itself when it is opened, or says what is wrong
 */
export async function beginCluster(
  dataFolder: string,
  code: WebAssembly.Module,
  kept = cache,
): Promise<void> {
  if (existsSync(dataFolder)) return;
  const begun = `${dataFolder}-begun`;
  try {
    const made = join(kept, `database-${engineVersion()}`);
    if (!existsSync(made)) await makeOnce(made, code);
    rmSync(begun, { recursive: true, force: true });
    cpSync(made, begun, { recursive: true });
    renameSync(begun, dataFolder);
  } catch {
    rmSync(begun, { recursive: true, force: true });
  }
}

async function makeOnce(made: string, code: WebAssembly.Module): Promise<void> {
  mkdirSync(dirname(made), { recursive: true });
  const begun = mkdtempSync(`${made}-`);
  const engine = await PGlite.create({ dataDir: begun, pgliteWasmModule: code });
  await engine.close();
  try {
    renameSync(begun, made);
  } catch {
    // Another process was sooner.
    rmSync(begun, { recursive: true });
  }
}
