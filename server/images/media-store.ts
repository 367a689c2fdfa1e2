/** The port to where photos are kept: a folder or a bucket. It knows keys and bytes, nothing of what is on them. */
import type { Readable } from 'node:stream';
import { hashFolder } from '../../domain/picture-address.ts';
import { pictureTypes, type PictureFormat } from './picture-sizes.ts';

/** A file that is ready to be read, and has to be read or destroyed. */
export type StoredFile = { readonly bytes: number; readonly content: Readable };

export type MediaStore = {
  /**
   * Keeps a file under a key, whole or not at all. The same key twice, also at the same moment, is the same file: what is
   * kept under a key never changes.
   */
  put(key: string, content: Uint8Array): Promise<void>;
  /** @returns undefined when nothing is kept under the key */
  open(key: string): Promise<StoredFile | undefined>;
};

/** Originals show where a photo was taken: they are kept for later sizes and never served, nor public in a bucket (decision 0110). */
export const originalKey = (hash: string): string => `originals/${hashFolder(hash)}`;

const isOriginal = (key: string): boolean => key.startsWith('originals/');

const aYear = 365 * 24 * 60 * 60;

/** How long whoever fetched a picture may keep it: its name is its content. */
export const pictureCaching = `public, max-age=${aYear}, immutable`;

/** What a bucket notes beside the bytes, for whoever reads them there. */
export const cachingOf = (key: string): string => (isOriginal(key) ? 'private, no-store' : pictureCaching);

/** What a bucket notes beside the bytes. */
export function contentTypeOf(key: string): string {
  if (isOriginal(key)) return 'application/octet-stream';
  return pictureTypes[key.slice(key.lastIndexOf('.') + 1) as PictureFormat] ?? 'application/octet-stream';
}
