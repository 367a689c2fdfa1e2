/** What a first visit to each page loads, read from the build's manifest. */

/** One chunk of Vite's manifest, as far as it is read here. */
export type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

/** Compressed bytes of a first visit, by kind. Words are the shop's texts in the larger language: data, not code. */
export type PageWeight = {
  readonly page: string;
  readonly scriptBytes: number;
  readonly wordBytes: number;
  readonly styleBytes: number;
};

const pageFile = /^src\/pages\/([^/]+)\/page\.tsx$/;
const wordsFile = /^src\/i18n\/[^/]+\.json$/;
/** Where the build does not split styles, all of them stand in this one file that every page loads. */
const oneStyle = 'style.css';

/**
 * Weighs each page: the app (the entry is in it, vite.config.ts), the page's chunk, all they import statically, and the larger language.
 *
 * @param bytesOf compressed size of a built file
 * @throws Error when the manifest lacks an entry, pages or words, so that a renamed folder is not taken for a light one
 */
export function weigh(manifest: Manifest, bytesOf: (file: string) => number): PageWeight[] {
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]?.name === 'app');
  const pages = keys.filter((key) => pageFile.test(key));
  const words = keys.filter((key) => wordsFile.test(key));
  if (!entry || pages.length === 0 || words.length === 0)
    throw new Error('The build has no entry, no pages or no words to weigh.');

  const wordBytes = Math.max(...words.map((key) => bytesOf(manifest[key]?.file ?? '')));
  return pages.map((key) => {
    const files = filesOf(manifest, withImports(manifest, [entry, key, oneStyle]));
    return {
      page: pageFile.exec(key)?.[1] ?? key,
      scriptBytes: sum(files, '.js', bytesOf),
      wordBytes,
      styleBytes: sum(files, '.css', bytesOf),
    };
  });
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

function filesOf(manifest: Manifest, chunks: Set<string>): Set<string> {
  const found = [...chunks].map((key) => manifest[key]).filter((chunk) => chunk !== undefined);
  return new Set(found.flatMap(({ file, css = [] }) => [file, ...css]));
}

function sum(files: Set<string>, ending: string, bytesOf: (file: string) => number): number {
  return [...files].filter((file) => file.endsWith(ending)).reduce((bytes, file) => bytes + bytesOf(file), 0);
}
