/** A photo as it waits on this phone: upright, small, and known by the hash of its bytes. */
import { shrinkPhoto } from '../../lib/shrink-photo.ts';

/** The shop shows a piece 1,600 pixels wide at most; what stands upright is higher than that. */
const longestSidePixels = 2_000;

/** The beginnings of files of a telephone's own kind, which only its maker's browser reads. */
const heic = /^[^]{4}ftyp(hei|hev|mif1|msf1)/;

export type Prepared =
  | { readonly file: Blob; readonly hash: string }
  | { readonly fault: 'heic' | 'invalid_image' };

export async function preparePhoto(taken: Blob): Promise<Prepared> {
  const file = await shrinkPhoto(taken, longestSidePixels);
  if (!file) return { fault: (await isHeic(taken)) ? 'heic' : 'invalid_image' };
  // Read now: what a browser calls a file may be gone from the phone when it is sent.
  const bytes = await file.arrayBuffer();
  return { file: new Blob([bytes], { type: file.type }), hash: await hashOf(bytes) };
}

async function isHeic(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return heic.test(String.fromCharCode(...start));
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
