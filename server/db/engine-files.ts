/** The files of the embedded engine's package. Loads nothing of the engine itself. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

declare global {
  // What Node's types leave out.
  namespace WebAssembly {
    function compile(code: Uint8Array): Promise<Module>;
  }
}

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The engine's code, compiled once for a process: what its first engine learnt to run fast runs fast in the next one from the
 * start, which is then open in half of the time.
 */
export function engineCode(): Promise<WebAssembly.Module> {
  compiled ??= readFile(join(folder, 'pglite.wasm')).then((code) => WebAssembly.compile(code));
  return compiled;
}

/** As its package says: another one may lay its database out otherwise. */
export function engineVersion(): string {
  const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
