/** What a first visit to each page loads, read from the build's manifest. */

/** One chunk of Vite's manifest, as far as it is read here. */
export type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

export type PageWeight = { readonly page: string; readonly scriptBytes: number; readonly styleBytes: number };

const pageFile = /^src\/pages\/([^/]+)\/page\.tsx$/;
const wordsFile = /^src\/i18n\/[^/]+\.json$/;

/**
 * Weighs each page: the entry, the page's chunk, all they import statically, and the larger language.
 *
 * @param bytesOf compressed size of a built file
 * @throws Error when the manifest has no entry or no page, so that a renamed folder is not a light one
 */
export function weigh(manifest: Manifest, bytesOf: (file: string) => number): PageWeight[] {
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]?.isEntry);
  const pages = keys.filter((key) => pageFile.test(key));
  if (!entry || pages.length === 0) throw new Error('The build has no entry or no pages to weigh.');

  const weighSet = (chunks: Set<string>) => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    for (const key of chunks) {
      const chunk = manifest[key];
      if (!chunk) continue;
      (chunk.file.endsWith('.css') ? styles : scripts).add(chunk.file);
      for (const file of chunk.css ?? []) styles.add(file);
    }
    return { scriptBytes: sum(scripts, bytesOf), styleBytes: sum(styles, bytesOf) };
  };
  const languages = keys
    .filter((key) => wordsFile.test(key))
    .sort(
      (one, other) =>
        weighSet(withImports(manifest, [other])).scriptBytes -
        weighSet(withImports(manifest, [one])).scriptBytes,
    );

  return pages.map((key) => ({
    page: pageFile.exec(key)?.[1] ?? key,
    ...weighSet(withImports(manifest, [entry, key, ...languages.slice(0, 1)])),
  }));
}

/** The chunks and everything they import statically, each once. */
function withImports(manifest: Manifest, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  return reached;
}

function sum(files: Set<string>, bytesOf: (file: string) => number): number {
  return [...files].reduce((bytes, file) => bytes + bytesOf(file), 0);
}
