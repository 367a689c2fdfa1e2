/** Photos of a part as the desk gives them: each is sent under the hash of its bytes first, then all are put into their order. */
import * as z from 'zod/mini';
import { Image } from './parts.ts';

/** Photos that a piece is given by hand. */
export const listedPhotosMax = 10;
/** Photos that a line of a yard's file brings: a part that has so many keeps them. */
export const importedPhotosMax = 50;

/** SHA-256 of a photo's bytes, in hexadecimal. */
export const PhotoHash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid'));

export const PhotoParameters = z.object({ hash: PhotoHash });
export type PhotoParameters = z.infer<typeof PhotoParameters>;

const eachOnce = z.refine<string[]>((all) => new Set(all).size === all.length, 'invalid');

/** Photos that the shop was sent before, in the order in which they are shown. */
export const photoList = (most: number) => z.array(PhotoHash).check(z.maxLength(most, 'too_many'), eachOnce);

/** All photos that a part shall show, beside those that whoever asks has seen: nothing is put over what somebody else did. */
export const PhotosEdit = z.strictObject({
  seen: photoList(importedPhotosMax),
  photos: photoList(importedPhotosMax),
});
export type PhotosEdit = z.infer<typeof PhotosEdit>;

export const PartPhoto = z.object({ hash: z.string(), image: Image });
export type PartPhoto = z.infer<typeof PartPhoto>;
