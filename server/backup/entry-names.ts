/**
 * The files in a backup, by their names. Nothing else is taken from one, and no name leads out of the folder that it is
 * for: a dot stands only before a file's ending.
 */

export const names = {
  manifest: 'manifest.json',
  secret: 'session-secret',
  contents: 'contents.json',
  /** As `sha256sum` writes it, for every file before it: `sha256sum -c SHA256SUMS` checks an unpacked backup. */
  sums: 'SHA256SUMS',
  rows: (table: string, number: number) => `tables/${table}/${numbered(number)}`,
  jobs: (number: number) => `jobs/${numbered(number)}`,
  mail: (file: string) => `outbox/${file}`,
  photo: (key: string) => `media/${key}`,
} as const;

const numbered = (number: number): string => `${String(number).padStart(6, '0')}.ndjson`;

export type EntryKind =
  | { readonly kind: 'manifest' | 'secret' | 'contents' | 'sums' | 'jobs' }
  | { readonly kind: 'rows'; readonly table: string }
  | { readonly kind: 'mail'; readonly file: string }
  | { readonly kind: 'photo'; readonly key: string };

const single = new Map<string, EntryKind>([
  [names.manifest, { kind: 'manifest' }],
  [names.secret, { kind: 'secret' }],
  [names.contents, { kind: 'contents' }],
  [names.sums, { kind: 'sums' }],
]);

/** @returns what a file of that name is; undefined for a name that no backup has */
export function entryKind(name: string): EntryKind | undefined {
  const known = single.get(name);
  if (known) return known;
  if (/^jobs\/\d+\.ndjson$/.test(name)) return { kind: 'jobs' };
  const [, table] = /^tables\/([a-z_][a-z0-9_]*)\/\d+\.ndjson$/.exec(name) ?? [];
  if (table) return { kind: 'rows', table };
  const [, file] = /^outbox\/([\w-][\w.-]*\.eml)$/.exec(name) ?? [];
  if (file) return { kind: 'mail', file };
  const [, key] = /^media\/([\w-]+(?:\/[\w-]+)*(?:\.\w+)?)$/.exec(name) ?? [];
  return key ? { kind: 'photo', key } : undefined;
}

const megabyte = 1024 * 1024;

/** A file of a backup is held in memory while it is read: what claims to be larger is none of ours. */
export const largestBytes: Record<EntryKind['kind'], number> = {
  manifest: megabyte,
  secret: 1024,
  contents: megabyte,
  sums: Number.MAX_SAFE_INTEGER,
  rows: 256 * megabyte,
  jobs: 256 * megabyte,
  mail: 64 * megabyte,
  photo: 64 * megabyte,
};
