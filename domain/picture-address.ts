/**
 * Where a picture of a photo is had: at the shop, or in a bucket that anybody may read (decision 0110). One rule for the server, which
 * names the addresses, and for the service worker, which knows a picture under either.
 */

/** A picture by its photo's SHA-256 in hexadecimal, its width in pixels and its format as an ending. */
export type PictureName = { readonly hash: string; readonly width: number; readonly format: string };

/** The folder of a store that holds pictures and nothing else: of a bucket that people read, it alone may be public. */
export const picturesFolder = 'pictures';

/** The path of a picture at the shop. */
export const picturePath = ({ hash, width, format }: PictureName): string =>
  `/media/${hash}/${width}.${format}`;

/** Spreads files over folders, so that none holds a hundred thousand. */
export const hashFolder = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;

/** Under what a store keeps a picture; after the public address of a bucket, where it is read. */
export const pictureKey = ({ hash, width, format }: PictureName): string =>
  `${picturesFolder}/${hashFolder(hash)}/${width}.${format}`;

/** @param mediaUrl public address of the bucket, without a slash at the end; undefined where pictures are had at the shop */
export const pictureAddress = (picture: PictureName, mediaUrl: string | undefined): string =>
  mediaUrl === undefined ? picturePath(picture) : `${mediaUrl}/${pictureKey(picture)}`;

/** The hash is looked at in full: no other path of a host ends so. */
const shape = /\/(?:media|pictures\/[\da-f]{2})\/([\da-f]{64})\/([1-9]\d{1,3})\.(avif|webp|jpg)$/;

/** Which picture stands at an address of either kind; undefined where none does. */
export function pictureAt(address: string): PictureName | undefined {
  const [, hash, width, format = ''] = shape.exec(address) ?? [];
  return hash === undefined ? undefined : { hash, width: Number(width), format };
}

/**
 * The address of a picture for whoever is not at the shop: programs, mails, search engines.
 *
 * @param publicUrl address of the shop, without a slash at the end
 */
export const inFull = (address: string, publicUrl: string): string =>
  address.startsWith('/') ? publicUrl + address : address;
