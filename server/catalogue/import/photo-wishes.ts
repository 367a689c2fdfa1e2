/** The photos that lines name, gathered for when their parts are in. */
import type { PhotoWish } from '../photos/import-photos.ts';
import { isAddress } from '../photos/photo-sources.ts';
import type { PhotoWishes } from './import-report.ts';

/** @param hasFolder whether file names can be looked for; else only addresses are wished for */
export function createPhotoWishes(hasFolder: boolean) {
  const wishes: PhotoWish[] = [];
  let linesWithFiles = 0;
  return {
    add({ line, sku, names }: PhotoWish): void {
      const wanted = hasFolder ? names : names.filter(isAddress);
      if (wanted.length < names.length) linesWithFiles += 1;
      // With some of its photos missing the others would take their places.
      if (wanted.length > 0 && wanted.length === names.length) wishes.push({ line, sku, names: wanted });
    },
    all: (): PhotoWishes => ({ wishes, linesWithFiles }),
  };
}
