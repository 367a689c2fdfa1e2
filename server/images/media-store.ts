/** The port to where photos are kept: a folder or a bucket. It knows keys and bytes, nothing of what is on them. */
import type { Readable } from 'node:stream';
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

/** Spreads files over folders, so that none holds a hundred thousand. */
const hashFolder = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

/** Originals show where a photo was taken: they are kept for later sizes and never served. */
export const originalKey = (hash: string): string => `originals/${hashFolder(hash)}`;

/** @param width of the picture, in pixels */
export const pictureKey = (hash: string, width: number, format: PictureFormat): string =>
  `pictures/${hashFolder(hash)}/${width}.${format}`;

const isOriginal = (key: string): boolean => key.startsWith('originals/');

/** What a bucket notes beside the bytes. */
export function contentTypeOf(key: string): string {
  if (isOriginal(key)) return 'application/octet-stream';
  return pictureTypes[key.slice(key.lastIndexOf('.') + 1) as PictureFormat] ?? 'application/octet-stream';
}
