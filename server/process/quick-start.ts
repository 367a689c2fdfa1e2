/** Two things that a start spends its time on for nothing. To be called before the rest is loaded. */
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where compiled code is kept between starts, with the types taken out of it. */
export const compileCache = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));

/** What the shop's own files ask for, resolved once however many of them ask. */
const resolved = new Map<string, { url: string; format?: string | null | undefined }>();

/**
 * Compiled code is kept between starts, and drizzle's files are found without its package.json, which Node would read again for
 * each of several hundred: 180 KB every time.
 */
export function startQuickly(): void {
  enableCompileCache(compileCache);
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (/^\..*\.js$/.test(specifier) && parentURL?.includes('/node_modules/drizzle-orm/'))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
      const known = resolved.get(specifier) ?? next(specifier, context);
      resolved.set(specifier, known);
      return { ...known, shortCircuit: true };
    },
  });
}
