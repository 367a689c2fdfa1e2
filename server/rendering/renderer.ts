/** The built pages: the template, the code that renders them, and which files each of them needs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../../domain/constants.ts';
import type { Render } from '../../domain/rendering.ts';
import { chooseProductionLibraries } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';

/** Addresses of files that a page asks for anyway, named early. */
export type EarlyFiles = { readonly code: readonly string[]; readonly words: string | undefined };

export type Renderer = {
  render: Render;
  /** `index.html` with its placeholders. */
  template(address: string): Promise<string>;
  /** The page of the yard's desk, which is built apart and is the same for everybody. */
  desk(address: string): Promise<string>;
  /** The code of a page's source file with what it imports, and the language's words. */
  early(source: string | undefined, locale: Locale): EarlyFiles;
};

/** One chunk of Vite's manifest. The one named `app` holds what every page needs, the entry with it (vite.config.ts). */
type Chunk = { readonly file: string; readonly name?: string; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Opens what `npm run build` made.
 *
 * @param folder `dist`, with `client` and `server` in it
 * @throws StartError when nothing was built yet
 */
export async function openBuild(folder: string): Promise<Renderer> {
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry))
    throw new StartError(`The pages are not built (${entry} is missing): run "npm run build" first.`);
  chooseProductionLibraries();
  const { render } = (await import(pathToFileURL(entry).href)) as { render: Render };
  const template = readFileSync(join(folder, 'client', 'index.html'), 'utf8');
  const desk = readFileSync(join(folder, 'desk', 'desk.html'), 'utf8');
  const manifest = JSON.parse(
    readFileSync(join(folder, 'client', '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const known = new Map<string, EarlyFiles>();
  return {
    render,
    template: async () => template,
    desk: async () => desk,
    early(source, locale) {
      const key = `${source} ${locale}`;
      const files = known.get(key) ?? earlyFiles(manifest, source, locale);
      known.set(key, files);
      return files;
    },
  };
}

function earlyFiles(manifest: Manifest, source: string | undefined, locale: Locale): EarlyFiles {
  const reached = new Set<string>();
  const open = source ? [source] : [];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  const code = [...reached].flatMap((key) => {
    const chunk = manifest[key];
    // The template asks for the app itself already.
    return chunk && chunk.name !== 'app' && chunk.name !== 'rolldown-runtime' ? [`/${chunk.file}`] : [];
  });
  const words = manifest[`src/i18n/${locale}.json`]?.file;
  return { code, words: words && `/${words}` };
}
