/**
 * A new database of the embedded engine. Making one takes the engine half a minute on a slow machine: it is made once for a version of
 * the engine, and copied to every folder that begins without.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const cache = fileURLToPath(new URL('../../node_modules/.cache/smonto', import.meta.url));

/**
 * Fills a folder that is not there yet. It appears whole or not at all, whenever the process is killed.
 *
 * @param code of the engine
 * @param kept where the one lies that is copied; where it cannot be written the engine makes its database itself when it is opened
 */
export async function beginCluster(
  dataFolder: string,
  code: WebAssembly.Module,
  kept = cache,
): Promise<void> {
  if (existsSync(dataFolder)) return;
  const made = join(kept, `database-${engineVersion()}`);
  if (!existsSync(made) && !(await makeOnce(made, code))) return;
  const begun = `${dataFolder}-begun`;
  rmSync(begun, { recursive: true, force: true });
  cpSync(made, begun, { recursive: true });
  renameSync(begun, dataFolder);
}

/** @returns whether it is there now */
async function makeOnce(made: string, code: WebAssembly.Module): Promise<boolean> {
  let begun: string;
  try {
    mkdirSync(dirname(made), { recursive: true });
    begun = mkdtempSync(`${made}-`);
  } catch {
    // An installation that only others may write to.
    return false;
  }
  const engine = await PGlite.create({ dataDir: begun, pgliteWasmModule: code });
  await engine.close();
  try {
    renameSync(begun, made);
  } catch {
    // Another process was sooner.
    rmSync(begun, { recursive: true });
  }
  return existsSync(made);
}

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
